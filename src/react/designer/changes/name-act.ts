import type { FormDefinition, QuestionType } from '../../../engine/definition/types.ts';
import type { Act } from '../../../store/history.ts';
import type { LanguageTools } from '../../ui/language/language.tsx';
import { labelOf, titleOf } from '../dialogs/collision-values.ts';
import type { FormAct } from '../store/form-act.ts';
import { formChanges, type PartChange, type SettingChange } from './form-changes.ts';

/** What an act is called in a list: "Moved Age to page 2". */
export function nameAct({ before, after, act }: Act<FormDefinition, FormAct>, language: LanguageTools): string {
  if (act?.kind === 'restored') return language.t('history:restored', { version: act.version });
  const changes = formChanges(before, after, act?.id);
  const named: Named = { changes, forms: [after, before], language };
  return (
    cameOrWent(named, 'added') ??
    cameOrWent(named, 'removed') ??
    renamed(named) ??
    changedOne(named, changes[0]) ??
    language.t('history:other')
  );
}

interface Named {
  readonly changes: readonly PartChange[];
  readonly forms: readonly FormDefinition[];
  readonly language: LanguageTools;
}

const quoted = (title: string): string => `\u2068${title}\u2069`;

/** New or deleted parts name the act: whatever else changed did so because of them. */
function cameOrWent({ changes, forms, language }: Named, what: 'added' | 'removed'): string | undefined {
  const found = changes.filter((change) => change.what === what);
  const ids = new Set(found.map(({ id }) => id));
  const isInside = ({ parents }: PartChange): boolean => parents?.some((parent) => ids.has(parent)) ?? false;
  const tops = found.filter((change) => !isInside(change));
  const [first] = tops;
  if (!first) return undefined;
  const kind = tops.find((change) => change.kind === 'page' || change.kind === 'question')?.kind ?? first.kind;
  const same = tops.filter((change) => change.kind === kind);
  const title = quoted(titleOf(same[0]?.id ?? '', forms, language));
  return language.t(`history:${what}.${kind}`, { title, count: same.length });
}

/** Another name or value rewrites every formula that speaks of it: the act is the renaming. */
function renamed({ changes, forms, language }: Named): string | undefined {
  const change = changes.find(
    ({ kind, settings }) => kind === 'question' && settings.some(({ key }) => key === 'name'),
  );
  const name = change?.settings.find(({ key }) => key === 'name');
  if (!change || !name) return undefined;
  return language.t('history:renamed', {
    title: quoted(titleOf(change.id ?? '', forms, language)),
    name: quoted(String(name.after)),
  });
}

function changedOne(named: Named, change: PartChange | undefined): string | undefined {
  const { changes, language } = named;
  if (!change) return undefined;
  const first = change.isMoved ? moved(named, change) : changed(named, change);
  const more = new Set(changes.filter(({ kind }) => kind === 'question' || kind === 'page').map(({ id }) => id));
  more.delete(change.id);
  return more.size > 0 ? language.t('history:more', { first, count: more.size }) : first;
}

function moved({ forms, language }: Named, { kind, id = '', parents }: PartChange): string {
  const { t } = language;
  const title = quoted(titleOf(id, forms, language));
  if (kind !== 'question' && kind !== 'page') return t(`history:changed.${kind}`);
  if (!parents || parents[0] === parents[1]) return t('history:moved', { title });
  return t('history:movedto', { title, place: quoted(titleOf(parents[1], forms, language)) });
}

function changed({ forms, language }: Named, { kind, id = '', settings }: PartChange): string {
  const { t, text } = language;
  const title = quoted(titleOf(id, forms, language));
  const [setting] = settings;
  if (kind === 'condition' || kind === 'ending' || kind === 'report') return t(`history:changed.${kind}`);
  const type = settings.find(({ key }) => key === 'type');
  if (type && kind === 'question')
    return t('history:retyped', { title, type: t(`designer:types.${type.after as QuestionType}`) });
  if (!setting || settings.length > 1) return t(`history:changed.${kind}`, { title });
  if (isTitle(setting)) return t(`history:titled.${kind}`, { title: quoted(text(setting.after as string)) });
  const label = labelOf(kind, { path: [setting.key], mine: undefined, theirs: undefined }, language) ?? '';
  return t(`history:setting.${kind}`, { title, setting: label });
}

/** A blank title has no words to be called by. */
const isTitle = ({ key, after }: SettingChange): boolean =>
  (key === 'title' || key === 'displayTitle') && after !== undefined && after !== '';
