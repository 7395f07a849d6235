import { listMark } from '../../../../engine/languages/traits.ts';
import type { FormDefinition, Language, Localized, Option, Role } from '../../../../engine/definition/types.ts';
import type { LanguageTools } from '../../../ui/language/language.tsx';
import type { PartChange } from '../../changes/form-changes.ts';
import { conditionWords } from '../../checks/condition-words.ts';
import { labelOf, titleOf } from '../../dialogs/collision-values.ts';
import type { Subject } from '../../editors/sentence/subjects.ts';
import { isRecord } from '../../../kit/changes/same.ts';
import { isAddressOf, type Receiver } from '../../sections/use-receivers.ts';
import { trueByDefault } from '../../settings/defaults.ts';
import type { SettingLine } from './setting-lines.ts';

/** A value in words; `code` is how an expression is written, where the words say it otherwise. */
export interface SaidValue {
  readonly words: string;
  readonly code?: string;
  /** The language that the words are in, where it is not the reader’s. */
  readonly lang?: Language;
  readonly isBlank?: true;
}

interface Saying {
  readonly kind: PartChange['kind'];
  readonly tools: LanguageTools;
  /** What expressions can be about, in the version of the value. */
  readonly subjects: readonly Subject[];
  readonly form: FormDefinition;
  /** Whom a rule can name, as far as the reader knows them. */
  readonly receivers: readonly Receiver[] | undefined;
}

/** What the line is about: "Options, “Never”: Score (Persian)". */
export function lineLabel(line: SettingLine, { kind, tools }: Pick<Saying, 'kind' | 'tools'>): string {
  const { t, text } = tools;
  const { key, of, language, what } = line;
  const isRecipients = kind === 'condition' && key === 'to' && line.kind === 'list';
  const label = isRecipients ? t('designer:conditions.receivers') : settingLabel(kind, key, tools);
  const own = of && what === undefined ? t(`versions:parts.${key}`) : label;
  const title = of && (key === 'blocks' ? t(`report:kinds.${text(of.title)}`) : text(of.title));
  const isWhole = what === 'added' || what === 'removed';
  const about =
    title === undefined
      ? own
      : t(isWhole ? 'versions:wholeitem' : 'versions:ofitem', { item: `\u2068${title}\u2069`, setting: own });
  return language ? t('versions:inlanguage', { setting: about, language: t(`designer:languages.${language}`) }) : about;
}

/** Settings that the designer calls otherwise than their key. */
function settingLabel(kind: PartChange['kind'], key: string, tools: LanguageTools): string {
  const { t } = tools;
  const known = `versions:settings.${key.replace('.', '_')}`;
  if (t(known) !== known && t(known) !== known.replace('versions:', '')) return t(known);
  return labelOf(kind, { path: [key], mine: undefined, theirs: undefined }, tools) ?? '';
}

/** One of the two values of a line. */
export function sayValue(line: SettingLine, side: 'before' | 'after', saying: Saying): SaidValue {
  const { t, number } = saying.tools;
  const { key, kind, language } = line;
  if (line.what === 'added' || line.what === 'removed') return sayItem(line, side, saying.tools);
  const value = line[side];
  if (value === undefined || value === '' || value === null) return unset(key, saying.tools);
  if (typeof value === 'boolean') return { words: t(value ? 'designer:conflict.yes' : 'designer:conflict.no') };
  if (saying.kind === 'condition' && (key === 'from' || key === 'to') && typeof value === 'string')
    return { words: titleOf(value, [saying.form], saying.tools) || t('designer:conditions.deleted') };
  switch (kind) {
    case 'text':
      return { words: String(value), ...(language && language !== saying.tools.language && { lang: language }) };
    case 'expression':
      return sayExpression(value, saying);
    case 'choice':
      return { words: sayChoice(key, value, saying.tools) };
    case 'list':
      return { words: sayList(value, saying) };
    case 'plain':
      return { words: typeof value === 'number' ? number(value) : sayPlain(value, saying.tools) };
    default:
      return kind satisfies never;
  }
}

/** An option or row that is new or gone, with what it counts for. */
function sayItem(
  { key, what, before, after }: SettingLine,
  side: 'before' | 'after',
  { t, number }: LanguageTools,
): SaidValue {
  const [isNew, isAfter] = [what === 'added', side === 'after'];
  if (isNew && !isAfter) return { words: t('versions:notset'), isBlank: true };
  const score = isNew ? after : before;
  const counts = key === 'options' && typeof score === 'number';
  if (isNew)
    return { words: counts ? t('versions:addedwithscore', { score: number(score) }) : t('versions:marks.added') };
  if (isAfter) return { words: t('versions:marks.removed'), isBlank: true };
  return { words: counts ? t('versions:withscore', { score: number(score) }) : t('versions:exists') };
}

function unset(key: string, { t }: LanguageTools): SaidValue {
  if (trueByDefault.has(key as 'showforuser') || key === 'scaleTables') return { words: t('designer:conflict.yes') };
  const isSwitch = ['mandatory', 'multimode', 'allowother', 'clearonload', 'allowcopy', 'startNewRow'].includes(key);
  return isSwitch ? { words: t('designer:conflict.no') } : { words: t('versions:notset'), isBlank: true };
}

/** A condition as a sentence; a formula as it is written. */
function sayExpression(value: unknown, { tools, subjects }: Saying): SaidValue {
  const code = String(value);
  const words = conditionWords(code, subjects, tools);
  return words === code ? { words: '', code } : { words, code };
}

function sayChoice(key: string, value: unknown, { t, language }: LanguageTools): string {
  if (Array.isArray(value)) return value.map((role) => t(`designer:roles.${role as Role}`)).join(listMark(language));
  if (isRecord(value)) return `${t('designer:format.pattern')}: ${String(value['pattern'])}`;
  const places: Readonly<Record<string, string>> = {
    type: 'designer:types',
    patientField: 'designer:patient',
    language: 'designer:languages',
    format: 'designer:format',
    layout: 'designer:form.layouts',
    results: 'versions:results',
  };
  return t(`${places[key] ?? `designer:choices.${key}`}.${String(value)}`);
}

const sayList = (value: unknown, saying: Pick<Saying, 'tools' | 'receivers'>): string =>
  (Array.isArray(value) ? value : [value])
    .map((each) => (isRecord(each) ? sayItemOfList(each, saying) : String(each)))
    .join(listMark(saying.tools.language));

/** Recipients by name; those whom the reader does not know, such as another person's group, by what they are. */
function sayItemOfList(
  item: Readonly<Record<string, unknown>>,
  { tools: { t, text }, receivers }: Pick<Saying, 'tools' | 'receivers'>,
): string {
  if (typeof item['role'] === 'string') return t(`designer:conditions.role.${item['role']}`);
  const receiver = ['user', 'group', 'category'].find((kind) => kind in item);
  if (receiver) {
    const known = receivers?.find((each) => isAddressOf(item, each));
    return known ? `\u2068${text(known.title)}\u2069` : t(`designer:conditions.receiver.${receiver}`);
  }
  return text((item['text'] ?? item['title'] ?? item) as Localized);
}

const sayPlain = (value: unknown, { text, digits }: LanguageTools): string => {
  if (!isRecord(value)) return digits(String(value));
  const words = (value as Partial<Option>).text;
  return words === undefined ? JSON.stringify(value) : text(words);
};
