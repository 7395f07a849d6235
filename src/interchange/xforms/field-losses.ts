import type { NotExported } from '../shared/unexported-settings.ts';

/** Settings that no app shows and that hold all the same: the server applies them when the answers arrive, or later. */
const ofServer: ReadonlySet<string> = new Set([
  'patientField',
  'showforsecretary',
  'showforuser',
  'roles',
  'displayInReport',
  'report',
  'results',
  'loinc',
  'shorttitle',
  'historytype',
  'clearonload',
  'allowcopy',
  'sendfile',
  'notify',
]);

/** How a form looks: an app has looks of its own. */
const looks: ReadonlySet<string> = new Set([
  'displaysize',
  'startNewRow',
  'fontsize',
  'bgColor',
  'scaleTables',
  'layout',
]);

/** What whoever fills the form in a field app meets otherwise than here, each once. */
export function fieldLosses(notExported: readonly NotExported[]): readonly NotExported[] {
  const seen = new Map(
    notExported
      .filter(({ setting }) => !ofServer.has(setting) && !looks.has(setting))
      .map((loss) => [JSON.stringify([loss.name, loss.setting]), loss]),
  );
  return [...seen.values()];
}
