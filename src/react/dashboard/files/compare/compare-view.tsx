import { useMemo, useRef } from 'react';
import type { ClientReply } from '../../../../api/client/client.ts';
import type { CallData } from '../../../../api/contract/contract.ts';
import { errors } from '../../../../api/contract/errors.ts';
import type { Entry, PatientFile } from '../../../../api/contract/shapes.ts';
import { SelectField } from '../../../kit/field/field.tsx';
import { Message } from '../../../kit/states/message.tsx';
import { useLanguage, type LanguageTools } from '../../../ui/language/language.tsx';
import { formatMoment } from '../../../ui/language/moment.ts';
import { useStyles } from '../../../ui/style/use-styles.ts';
import { useCall, type Loaded } from '../../calls/use-call.ts';
import { usePortal } from '../../context/portal-context.ts';
import type { AnswerReader } from '../../context/types.ts';
import * as icons from '../../parts/icons.ts';
import { Loading } from '../../parts/loading.tsx';
import { useAddress } from '../../parts/use-address.ts';
import scoreStyles from '../../scores/scores.css?inline';
import { compareResponses } from './compare-responses.ts';
import { Comparison } from './comparison.tsx';
import styles from './compare.css?inline';

const sheets = [scoreStyles, styles];

type Report = CallData<'/report/getreport'>;

interface CompareViewProps {
  readonly file: PatientFile;
  /** The latest ones, as the file came with them. */
  readonly entries: readonly Entry[];
}

/** Two responses of a file side by side; the address says which, else the newest and the one before it. */
export function CompareView({ file, entries }: CompareViewProps) {
  const { t } = useLanguage();
  const { query, change } = useAddress();
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, sheets);
  const latest = newestFirst(entries);
  const from = query.get('from') ?? latest[1]?.id ?? '';
  const to = query.get('to') ?? latest[0]?.id ?? '';
  const before = useResponse(file.id, from);
  const after = useResponse(file.id, to);
  const known = historyOf(after) ?? historyOf(before);
  const all = newestFirst(known ?? entries);
  /** The earlier one comes first, whichever was chosen last. */
  const choose = (pair: readonly string[]): void => {
    const [later, earlier] = all.filter(({ id }) => pair.includes(id));
    if (later && earlier) change({ from: earlier.id, to: later.id });
    else change({ from: pair[0], to: pair[1] });
  };
  return (
    <div ref={root} className="porsa-portal-compare">
      <div className="porsa-portal-compare-sides">
        <ResponseField label={t('portal:compare.from')} value={from} of={all} onChange={(id) => choose([id, to])} />
        <ResponseField label={t('portal:compare.to')} value={to} of={all} onChange={(id) => choose([from, id])} />
      </div>
      {known && known.length < file.entries && (
        <p className="porsa-kit-help">{t('portal:compare.latest', { count: known.length })}</p>
      )}
      {from === to ? (
        <Message icon={icons.file} title={t('portal:compare.twice')} />
      ) : (
        <Loading of={before}>
          {(one) => <Loading of={after}>{(other) => <Both file={file} before={one} after={other} />}</Loading>}
        </Loading>
      )}
    </div>
  );
}

const newestFirst = (entries: readonly Entry[]): readonly Entry[] =>
  [...entries].sort((one, other) => other.createdAt.localeCompare(one.createdAt));

const historyOf = (loaded: Loaded<Read>): readonly Entry[] | undefined =>
  loaded.state === 'ready' ? loaded.data.report.history : undefined;

interface ResponseFieldProps {
  readonly label: string;
  readonly value: string;
  readonly of: readonly Entry[];
  onChange(id: string): void;
}

function ResponseField({ of, ...field }: ResponseFieldProps) {
  const tools = useLanguage();
  const options = of.map((entry) => ({ value: entry.id, text: describe(entry, tools) }));
  const isKnown = of.some(({ id }) => id === field.value);
  return <SelectField {...field} options={isKnown ? options : [{ value: field.value, text: '…' }, ...options]} />;
}

function describe({ createdAt, createdBy, version }: Entry, tools: LanguageTools): string {
  const { t } = tools;
  return [
    formatMoment(createdAt, tools),
    createdBy ?? t('portal:entries.byPatient'),
    t('portal:category.version', { version }),
  ].join(' · ');
}

interface Read {
  readonly report: Report;
  readonly reader: AnswerReader;
}

const offline = { success: false, code: errors.offline.code, message: '' } as const;

/** A response in the version it was given in, and what reads its answers. */
function useResponse(file: string, entry: string): Loaded<Read> {
  const { client, screens } = usePortal();
  return useCall(`${file} ${entry}`, async (signal): Promise<ClientReply<Read>> => {
    const [report, reader] = await Promise.all([
      client.report.getreport({ file, entry }, { signal }),
      screens.readAnswers?.().catch(() => undefined),
    ]);
    if (!report.success) return report;
    return reader ? { success: true, data: { report: report.data, reader } } : offline;
  });
}

interface BothProps {
  readonly file: PatientFile;
  readonly before: Read;
  readonly after: Read;
}

function Both({ file, before, after }: BothProps) {
  const tools = useLanguage();
  const compared = useMemo(() => {
    const [one, other] = [given(before.report), given(after.report)];
    return one && other && compareResponses([one, other], after.reader, tools);
  }, [before, after, tools]);
  const entries = [before.report.entry, after.report.entry] as const;
  if (!compared || !entries[0] || !entries[1]) return null;
  const heads = [describe(entries[0], tools), describe(entries[1], tools)] as const;
  const title = [file.patient.name, tools.text(after.report.category.title)].filter(Boolean).join(' – ');
  const versions = [entries[0].version, entries[1].version] as const;
  return <Comparison compared={compared} title={title} heads={heads} versions={versions} />;
}

const given = ({ entry, definition }: Report) =>
  entry && { version: entry.version, page: entry.page, answers: entry.answers, definition };
