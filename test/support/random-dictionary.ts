import type { Cells } from '../../src/interchange/redcap/dictionary/columns.ts';

/** Numbers from 0 up to below, the same for a seed. */
export function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

type Next = (below: number) => number;
type Field = Cells & { readonly variable: string };

const validations = [
  ['integer', '0', '120'],
  ['number', '-1.5', '400'],
  ['number_1dp', '35.0', '43.5'],
  ['number_2dp', '', '9.99'],
  ['number_3dp', '', ''],
  ['number_4dp', '', ''],
  ['date_ymd', '1900-01-01', 'today'],
  ['datetime_ymd', '2020-01-01 08:00', 'now'],
  ['time', '07:30', '19:00'],
  ['email', '', ''],
  ['phone', '', ''],
  ['zipcode', '', ''],
  ['ssn', '', ''],
  ['mrn_10d', '', ''],
  ['alpha_only', '', ''],
] as const;

const scale = '0, Not at all | 1, Several days | 2, More than half the days | 3, Nearly every day';
const symptoms = '1, Cough | 2, Fever, high | 3, Pain "sharp" | -9, Unknown';

/** What each kind of field needs besides its name; `before` are fields that stand above it. */
const kinds: readonly ((next: Next, before: readonly Field[], variable: string) => Omit<Field, 'variable'>)[] = [
  (next) => {
    const [validation, min, max] = validations[next(validations.length)] ?? validations[0];
    return { type: 'text', validation, ...(min && { min }), ...(max && { max }) };
  },
  (next) => ({ type: 'text', ...(next(3) === 0 && { annotation: "@DEFAULT='none yet'" }) }),
  (next) => ({ type: 'text', validation: 'date_ymd', ...(next(2) === 0 && { annotation: '@TODAY' }) }),
  () => ({ type: 'notes' }),
  (next) => ({ type: 'radio', choices: scale, ...(next(3) === 0 && { annotation: "@DEFAULT='1'" }) }),
  () => ({ type: 'dropdown', choices: 'a1, First | a2, Second | b_1, Third' }),
  (next) => ({ type: 'checkbox', choices: symptoms, ...(next(3) === 0 && { annotation: "@DEFAULT='1,2'" }) }),
  () => ({ type: 'yesno' }),
  () => ({ type: 'truefalse' }),
  (next) => ({
    type: 'slider',
    ...(next(2) === 0 && { choices: 'None |  | Unbearable' }),
    ...(next(2) === 0 && { min: '1', max: '10' }),
  }),
  () => ({ type: 'file' }),
  () => ({ type: 'file', validation: 'signature' }),
  () => ({ type: 'descriptive' }),
  (next, before) => ({ type: 'calc', choices: calculation(next, before) }),
  (next, before) => ({ type: 'text', annotation: `@CALCTEXT(${textOf(next, before)})` }),
  (next, before) => {
    const [date] = before.filter(({ validation }) => validation === 'date_ymd').slice(-1);
    if (!date) return { type: 'text', validation: 'date_ymd' };
    const unit = ['d', 'M', 'y'][next(3)] ?? 'd';
    return {
      type: 'text',
      validation: 'date_ymd',
      annotation: `@CALCDATE([${date.variable}], ${1 + next(90)}, '${unit}')`,
    };
  },
];

const some = <Item>(next: Next, items: readonly Item[]): Item | undefined => items[next(items.length)];

const numeric = ({ type, validation = '' }: Field): boolean =>
  type === 'calc' || type === 'slider' || /^(?:integer|number)/.test(validation);

/** A comparison, as branching logic has it, over a field above. */
function comparison(next: Next, before: readonly Field[]): string {
  const field = some(
    next,
    before.filter(({ type }) => type !== 'descriptive'),
  );
  if (!field) return '1 = 1';
  const name = `[${field.variable}]`;
  const isPlain = next(4) === 0;
  if (field.type === 'checkbox') return `[${field.variable}(${next(2) + 1})] = '${next(2)}'`;
  if (isPlain) return `${name} ${next(2) ? '=' : '<>'} ''`;
  if (numeric(field)) return `${name} ${some(next, ['=', '<>', '<', '<=', '>', '>=']) ?? '='} ${next(90)}`;
  if (/^date_/.test(field.validation ?? '')) return `datediff(${name}, 'today', 'y') >= ${next(80)}`;
  if (field.type === 'dropdown') return `${name} = 'a${1 + next(2)}'`;
  if (field.type === 'radio') return `${name} ${next(2) ? '<>' : '='} '${next(4)}'`;
  if (field.type === 'yesno' || field.type === 'truefalse') return `${name} = '${next(2)}'`;
  return field.type === 'text' && !field.validation ? `contains(${name}, 'none')` : `${name} <> ''`;
}

function branching(next: Next, before: readonly Field[]): string {
  const [one, two, three] = [comparison(next, before), comparison(next, before), comparison(next, before)];
  return (
    [one, `${one} and ${two}`, `${one} or ${two}`, `(${one} or ${two}) and ${three}`, `${one} and ${two} or ${three}`][
      next(5)
    ] ?? one
  );
}

function calculation(next: Next, before: readonly Field[]): string {
  const names = before.filter(numeric).map(({ variable }) => `[${variable}]`);
  const dates = before.filter(({ validation }) => validation === 'date_ymd').map(({ variable }) => `[${variable}]`);
  const boxes = before.filter(({ type }) => type === 'checkbox').map(({ variable }) => `[${variable}(1)]`);
  const [a, b, c] = [some(next, names) ?? '2', some(next, names) ?? '3', some(next, names) ?? '5'];
  const [from, to] = [some(next, dates) ?? "'2020-01-01'", some(next, dates) ?? "'today'"];
  const unit = some(next, ['y', 'M', 'd', 'h', 'm', 's']) ?? 'd';
  return (
    some(next, [
      `sum(${a}, ${b}, ${c})`,
      `mean(${a}, ${b})`,
      `median(${a}, ${b}, ${c})`,
      `min(${a}, ${b})`,
      `max(${a}, ${b})`,
      `round(${a} / (${b} / 100)^(2), 1)`,
      `roundup(${a} * ${b}, 0)`,
      `rounddown(${a} - (${b} - ${c}), 0)`,
      `abs(${a} - ${b})`,
      `sqrt(${a})`,
      `log(${a}, 10)`,
      `mod(${a}, 7)`,
      `(${a} + ${b}) * ${c}`,
      `if(${comparison(next, before)}, ${a}, 0)`,
      `if(${comparison(next, before)}, 1, if(${comparison(next, before)}, 2, ''))`,
      `datediff(${from}, ${to}, '${unit}')`,
      `round(datediff(${from}, 'today', 'y', true), 0)`,
      `${some(next, boxes) ?? '0'} + ${some(next, boxes) ?? '1'}`,
      `-${a} + 10`,
    ]) ?? a
  );
}

function textOf(next: Next, before: readonly Field[]): string {
  const text = before.filter(({ type, validation }) => type === 'notes' && !validation).at(-1)?.variable;
  const given = text === undefined ? "'abc'" : `[${text}]`;
  return (
    some(next, [
      `if(${comparison(next, before)}, 'high', 'low')`,
      `concat('Score: ', ${given})`,
      `upper(left(${given}, 3))`,
      `trim(mid(${given}, 2, 4))`,
    ]) ?? given
  );
}

/**
 * The fields of a dictionary as REDCap writes one: `fields` of them after the record’s own, of every kind.
 *
 * With `plain`, only of what has a counterpart in a form here: no alignment, number, identifier or words of an annotation.
 */
export function randomDictionary(seed: number, fields: number, plain: boolean): readonly Cells[] {
  const next = seeded(seed);
  const made: Field[] = [];
  const rows: Cells[] = [{ variable: 'record_id', form: 'form_a', type: 'text', label: 'Record ID' }];
  const forms = ['form_a', 'baseline_data', 'follow_up'];
  for (let index = 0; index < fields; index += 1) {
    const form = forms[Math.floor((index * forms.length) / fields)] ?? 'form_a';
    if (next(12) === 0 && index + 3 < fields && forms[Math.floor(((index + 2) * forms.length) / fields)] === form) {
      const logic = next(2) ? branching(next, made) : undefined;
      for (let row = 0; row < 3; row += 1, index += row < 3 ? 1 : 0) {
        const variable = `m${index}_item`;
        const field: Field = {
          variable,
          form,
          ...(row === 0 && next(2) && { section: `Over the last 2 weeks (${index})` }),
          type: 'radio',
          label: `Item ${index}`,
          choices: scale,
          ...(logic !== undefined && { branching: logic }),
          ...(next(2) === 0 && { required: 'y' }),
          matrix: `group_${index - row}`,
        };
        rows.push(field);
        made.push(field);
      }
      continue;
    }
    const field = oneField(next, made, `v${index}_x`, form, index, plain);
    rows.push(field);
    made.push(field);
  }
  return rows;
}

function oneField(
  next: Next,
  before: readonly Field[],
  variable: string,
  form: string,
  index: number,
  plain: boolean,
): Field {
  const kind = kinds[index < kinds.length ? index : next(kinds.length)] ?? kinds[0];
  const made = kind?.(next, before, variable) ?? { type: 'text' };
  const isAsked = made.type !== 'calc' && made.type !== 'descriptive' && !made.annotation?.startsWith('@CALC');
  const tags = [
    ...(plain || next(5) > 0 ? [] : ['LOINC 1234-5', '@CHARLIMIT="5"']),
    ...(made.annotation === undefined ? [] : [made.annotation]),
    ...(next(9) === 0 ? ['@HIDDEN'] : []),
    ...(next(15) === 0 ? ['@HIDDEN-SURVEY'] : []),
  ];
  const { annotation: _annotation, ...rest } = made;
  return {
    variable,
    form,
    ...(next(9) === 0 && { section: `Section ${index}, of "${form}"` }),
    ...rest,
    label: plain || next(6) > 0 ? `Question ${index}; what, exactly?` : `<b>Question</b> ${index} of [record_id]`,
    ...(next(4) === 0 && { note: `A note on ${index}` }),
    ...(!plain && next(5) === 0 && { identifier: 'y' }),
    ...(before.length > 3 && next(3) === 0 && { branching: branching(next, before) }),
    ...(isAsked && next(4) === 0 && { required: 'y' }),
    ...(!plain && next(6) === 0 && { alignment: 'LH', number: `${index}a` }),
    ...(tags.length > 0 && { annotation: tags.join(' ') }),
  };
}
