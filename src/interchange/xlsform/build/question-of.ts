import { canRunAway } from '../../../engine/checks/can-run-away.ts';
import { limits } from '../../../engine/definition/limits.ts';
import type { Localized, Option, Question, QuestionType } from '../../../engine/definition/types.ts';
import type { TableRow } from '../survey/tables.ts';
import type { SurveyNode } from '../survey/survey-tree.ts';
import { readParameters } from '../check/check-parameters.ts';
import { isFromFile, isSearched } from '../check/check-lists.ts';
import { isDynamic } from '../survey/references.ts';
import { isShownBy, onceIn, readOnlyOf, unaskedOf } from '../survey/unasked.ts';
import { wordsIn } from '../survey/words.ts';

export type Note = (node: { readonly row: number }, what: string) => void;

/** What becomes of a type: ours, and what is lost on the way. */
const types: Readonly<
  Record<string, { readonly type: QuestionType; readonly lost?: string; readonly settings?: Partial<Question> }>
> = {
  integer: { type: 'number', settings: { floatcount: 0 } },
  decimal: { type: 'number' },
  percentage: { type: 'number' },
  range: { type: 'numericrange' },
  text: { type: 'text' },
  note: { type: 'label' },
  quote: { type: 'text' },
  date: { type: 'date' },
  time: { type: 'time' },
  datetime: { type: 'datetime' },
  acknowledge: { type: 'checkbox' },
  calculate: { type: 'calculated' },
  image: { type: 'file', settings: { accept: 'images' } },
  file: { type: 'file', settings: { accept: 'any' } },
  audio: { type: 'file', settings: { accept: 'any' }, lost: 'is recorded elsewhere and given as a file' },
  video: { type: 'file', settings: { accept: 'any' }, lost: 'is recorded elsewhere and given as a file' },
  geopoint: { type: 'text', lost: 'a place is typed, not taken from the device' },
  geotrace: { type: 'text', lost: 'a way is typed, not drawn' },
  geoshape: { type: 'text', lost: 'an area is typed, not drawn' },
  osm: { type: 'text', lost: 'a map feature is typed, not chosen' },
  barcode: { type: 'text', lost: 'a barcode is typed, not scanned' },
  rank: { type: 'select', settings: { multimode: true }, lost: 'the order of the choices is not kept' },
  tel: { type: 'text', settings: { format: 'phone' } },
  db: { type: 'text', lost: 'a contact of the database is typed, not chosen' },
  select_one: { type: 'select' },
  select_multiple: { type: 'select', settings: { multimode: true } },
  select_one_external: { type: 'select' },
};

/** Whether the choices of a select are stored in a file beside the form. */
const isTyped = (node: SurveyNode): boolean =>
  /^(?:select|rank)/.test(node.type) && (isFromFile(node) || isSearched(node) || /\$\{/.test(node.list ?? ''));

const nothing = { type: 'text' } as const satisfies { type: QuestionType };

/** Whether people see it: what has words and is no `calculate`. */
export const isSeen = ({ type, cells }: SurveyNode): boolean => type !== 'calculate' && isShownBy(cells);

/** Our type of a question; what is calculated and not asked is `calculated`, whatever its type. */
export function typeOf(node: SurveyNode): QuestionType {
  const { type, cells } = node;
  const apart = unaskedOf(node)?.type ?? readOnlyOf(node, isDynamic(cells.get('default') ?? '', type));
  if (apart !== undefined) return apart;
  const isFixed = /^(?:yes|true|true\(\))$/i.test(cells.get('read_only') ?? '');
  if (
    onceIn(node) === undefined &&
    cells.has('calculation') &&
    (/^(?:calculate|hidden)$/.test(type) || !isShownBy(cells) || isFixed)
  )
    return 'calculated';
  const appearance = cells.get('appearance') ?? '';
  if (type === 'image' && /\b(?:signature)\b/.test(appearance)) return 'signature';
  if (type === 'text' && (/\bmultiline\b/.test(appearance) || Number(readParameters(node).get('rows')) > 1))
    return 'note';
  if (isTyped(node)) return 'text';
  if (/^select_(?:one|multiple)$/.test(type) && !/\b(?:minimal|autocomplete|quick)\b/.test(appearance))
    return 'flatview';
  return (types[type] ?? nothing).type;
}

/** What a question is without its expressions. */
export function questionOf(node: SurveyNode, name: string, choices: readonly TableRow[], note: Note): Question {
  const { cells, type } = node;
  const isLong = choices.length > limits.options;
  if (isLong) note(node, `more than ${limits.options} choices: the answer is typed`);
  const made = isLong ? 'text' : typeOf(node);
  const known = types[type];
  if (known?.lost && made === known.type) note(node, known.lost);
  if (isTyped(node))
    note(
      node,
      /\$\{/.test(node.list ?? '')
        ? 'the choices are answers given before: the answer is typed'
        : 'the choices lie in a file that is not here: the answer is typed',
    );
  const label = localized(node, 'label', note) ?? localized(node, 'hint', note) ?? node.name;
  const help = localized(node, 'hint', note);
  const guidance = localized(node, 'guidance_hint', note);
  const options = made === 'select' || made === 'flatview' ? optionsOf(node, choices, note) : undefined;
  const isMandatory = made !== 'label' && /^(?:yes|true|true\(\)|1)$/i.test(cells.get('required') ?? '');
  return {
    id: `q${node.row}`,
    name,
    type: made,
    title: label,
    ...((made === known?.type || made === 'flatview') && known?.settings),
    ...(help !== undefined && help !== label && { subtext: help }),
    ...(guidance !== undefined && { helptext: guidance }),
    ...(isMandatory && made !== 'calculated' && { mandatory: true }),
    ...(options && { options }),
    ...(made === 'numericrange' && rangeOf(node)),
    ...(made !== 'calculated' && defaultOf(node, made, note)),
  };
}

export function localized(
  node: { readonly row: number; readonly cells: ReadonlyMap<string, string> },
  column: string,
  note: Note,
): Localized | undefined {
  const { text, others } = wordsIn(node.cells, column);
  if (others.length > 0) note(node, `${column} in ${others.join(', ')}`);
  if (/\$\{/.test(JSON.stringify(text ?? ''))) note(node, `${column} shows an answer within its text`);
  return text;
}

function optionsOf(node: SurveyNode, choices: readonly TableRow[], note: Note): readonly Option[] {
  const seen = new Set<string>();
  const values = new Set<string>();
  const options: Option[] = [];
  for (const choice of choices) {
    const value = choice.cells.get('name') ?? '';
    if (values.has(value)) continue;
    values.add(value);
    const text = wordsIn(choice.cells, 'label').text ?? value;
    const key = JSON.stringify(text);
    const isDouble = seen.has(key);
    if (isDouble) note(node, `the choice '${value}' has the label of another, and carries its name too`);
    options.push({ text: isDouble ? named(text, value) : text, value });
    seen.add(key);
  }
  if (node.isOther && !values.has('other')) options.push({ text: { en: 'Other', fa: 'دیگر' }, value: 'other' });
  return options;
}

const named = (text: Localized, value: string): Localized =>
  typeof text === 'string'
    ? `${text} (${value})`
    : Object.fromEntries(Object.entries(text).map(([language, words]) => [language, `${words} (${value})`]));

function rangeOf(node: SurveyNode): Partial<Question> {
  const parameters = readParameters(node);
  const [start, end, step] = [
    Number(parameters.get('start') ?? 1),
    Number(parameters.get('end') ?? 10),
    Number(parameters.get('step') ?? 1),
  ];
  return { min: Math.min(start, end), max: Math.max(start, end), step: Math.abs(step) };
}

function defaultOf(node: SurveyNode, type: QuestionType, note: Note): Partial<Question> {
  const written = node.cells.get('default');
  if (written === undefined) return {};
  const isNumber = type === 'number' || type === 'numericrange';
  if (isDynamic(written, node.type) && type !== 'file' && type !== 'signature' && type !== 'label') return {};
  if (type === 'label' || type === 'file' || type === 'signature' || (isNumber && !Number.isFinite(Number(written)))) {
    note(node, `default: ${written.slice(0, 300)}`);
    return {};
  }
  if (isNumber) return { defaultvalue: Number(written) };
  if (type === 'checkbox') return { defaultvalue: /^(?:OK|yes|true)$/i.test(written) };
  return { defaultvalue: /^(?:select_multiple|rank)$/.test(node.type) ? written.split(/\s+/) : written };
}

/** `regex(., 'pattern')`, when a constraint is nothing else and its pattern ends in time. */
export function patternIn(constraint: string): string | undefined {
  const found = /^\s*regex\s*\(\s*\.\s*,\s*(?:'([^']*)'|"([^"]*)")\s*\)\s*$/.exec(constraint);
  const pattern = found?.[1] ?? found?.[2];
  return pattern === undefined || pattern.length > 490 || canRunAway(pattern) ? undefined : `^(?:${pattern})$`;
}
