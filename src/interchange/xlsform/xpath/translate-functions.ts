import type { XPath } from './parse-xpath.ts';
import { NotCarried, operand, quote, truth, type Made } from './made.ts';
import type { Names } from './names.ts';

type Call = Extract<XPath, { kind: 'call' }>;
type Translate = (given: readonly Made[], call: Call) => Made;

const number = (text: string): Made => ({ text, kind: 'number' });
const boolean = (text: string): Made => ({ text, kind: 'boolean' });
const textOf = (text: string): Made => ({ text, kind: 'text' });
const date = (text: string): Made => ({ text, kind: 'date' });

const at = (given: readonly Made[], index: number): Made => {
  const made = given[index];
  if (!made) throw new NotCarried('gives a function too few arguments');
  return made;
};

const same =
  (name: string, kind: Made['kind'] = 'number'): Translate =>
  (given) => ({ text: `${name}(${given.map(({ text }) => text).join(', ')})`, kind });

/** Blank where one of several is; a single node set skips none of its own. */
const extreme =
  (name: string): Translate =>
  (given) => {
    const list = given.map(({ text }) => text).join(', ');
    return number(given.length > 1 ? `IF(ANSWERED(${list}), ${name}(${list}))` : `${name}(${list})`);
  };

const joined: Translate = (given) => {
  if (given.some(({ kind }) => kind === 'list' || kind === 'rows')) throw new NotCarried('joins a list into a text');
  return textOf(`CONCAT(${given.map(({ text }) => text).join(', ')})`);
};

const functions: Readonly<Record<string, Translate>> = {
  selected: (given) => boolean(chosenAmong(at(given, 0), operand(at(given, 1)))),
  'selected-at': (given) => {
    const values = writtenList(at(given, 0));
    const place = operand(at(given, 1));
    return textOf(
      values
        ? `SWITCH(${place}, ${values.map((value, index) => `${index}, "${value}"`).join(', ')})`
        : `INDEX(${at(given, 0).text}, ${place} + 1)`,
    );
  },
  'indexed-repeat': (given) => {
    const [asked, rows, place] = [at(given, 0), at(given, 1), at(given, 2)];
    if (given.length > 3 || rows.kind !== 'rows') throw new NotCarried('asks for a row within rows');
    return { text: `INDEX(${rows.text}.${asked.text}, ${place.text})`, kind: asked.kind };
  },
  'count-selected': (given) => number(`COUNTA(${at(given, 0).text})`),
  'count-non-empty': (given) => number(`COUNTA(${at(given, 0).text})`),
  count: (given) => number(`COUNT${at(given, 0).kind === 'rows' ? '' : 'A'}(${at(given, 0).text})`),
  if: (given) => ({
    text: `IF(${truth(at(given, 0))}, ${at(given, 1).text}, ${at(given, 2).text})`,
    kind: at(given, 1).kind === at(given, 2).kind ? at(given, 1).kind : 'any',
  }),
  coalesce: (given) => ({ text: `IFBLANK(${given.map(({ text }) => text).join(', ')})`, kind: at(given, 0).kind }),
  concat: joined,
  string: joined,
  not: (given) => boolean(`NOT(${truth(at(given, 0))})`),
  boolean: (given) => boolean(`NOT(NOT(${truth(at(given, 0))}))`),
  true: () => boolean('TRUE'),
  false: () => boolean('FALSE'),
  number: (given) =>
    at(given, 0).kind === 'date'
      ? number(`DAYS(${at(given, 0).text}, "1970-01-01")`)
      : number(`${operand(at(given, 0))} * 1`),
  int: (given) => number(`ROUNDDOWN(${at(given, 0).text}, 0)`),
  round: (given) => (given.length > 1 ? same('ROUND')(given, noCall) : number(`FLOOR(${operand(at(given, 0))} + 0.5)`)),
  floor: same('FLOOR'),
  ceiling: same('CEILING'),
  abs: same('ABS'),
  sqrt: same('SQRT'),
  exp: same('EXP'),
  log: same('LN'),
  log10: same('LOG10'),
  pow: same('POWER'),
  pi: same('PI'),
  sum: same('SUM'),
  min: extreme('MIN'),
  max: extreme('MAX'),
  'string-length': same('LEN'),
  'normalize-space': same('TRIM', 'text'),
  'lower-case': same('LOWER', 'text'),
  'upper-case': same('UPPER', 'text'),
  substr: (given) => {
    const from = `${operand(at(given, 1))} + 1`;
    const to = given[2] ? operand(given[2]) : `LEN(${at(given, 0).text})`;
    return textOf(`MID(${at(given, 0).text}, ${from}, ${to} - ${operand(at(given, 1))})`);
  },
  today: () => date('TODAY()'),
  now: () => date('NOW()'),
  date: asDate,
  'date-time': asDate,
  'decimal-date-time': (given) => number(`${operand(at(given, 0))} - "1970-01-01"`),
  'format-date': formatDate,
  'format-date-time': formatDate,
  'difference-in-months': between('MONTHS'),
  'cht:difference-in-months': between('MONTHS'),
  'cht:difference-in-years': between('YEARS'),
  'cht:difference-in-days': (given) => number(`DAYS(${at(given, 1).text}, ${at(given, 0).text})`),
  'add-date': laterDate,
  'cht:add-date': laterDate,
  contains: (given) => boolean(`CONTAINS(${at(given, 0).text}, ${at(given, 1).text})`),
  'starts-with': (given) => boolean(`LEFT(${at(given, 0).text}, LEN(${at(given, 1).text})) = ${operand(at(given, 1))}`),
  'ends-with': (given) => boolean(`RIGHT(${at(given, 0).text}, LEN(${at(given, 1).text})) = ${operand(at(given, 1))}`),
};

/** A text that is written out is a list by its spaces. */
function writtenList({ text }: Made): readonly string[] | undefined {
  const values = /^"((?:[^"]|"")*)"$/.exec(text)?.[1]?.trim().split(/\s+/);
  return values && values.length > 1 ? values : undefined;
}

function chosenAmong(list: Made, value: string): string {
  const values = writtenList(list);
  return values ? `OR(${values.map((each) => `${value} = "${each}"`).join(', ')})` : `${operand(list)} = ${value}`;
}

const noCall: Call = { kind: 'call', name: '', arguments: [] };

function asDate(given: readonly Made[]): Made {
  const made = at(given, 0);
  if (made.kind === 'number') return date(`"1970-01-01" + ${operand(made)}`);
  return date(made.text);
}

/** Functions of the Community Health Toolkit. */
function between(name: string): Translate {
  return (given) => number(`${name}(${at(given, 0).text}, ${at(given, 1).text})`);
}

function laterDate(given: readonly Made[]): Made {
  if (given.length > 4) throw new NotCarried('adds hours to a date');
  const parts = ['YEAR', 'MONTH', 'DAY'].map(
    (part, index) => `${part}(${at(given, 0).text})${given[index + 1] ? ` + ${operand(at(given, index + 1))}` : ''}`,
  );
  return date(`DATE(${parts.join(', ')})`);
}

/** Two digits of the time beside a date; a day alone is at midnight. */
const clock = (day: string, place: number): string => `IFBLANK(MID(${day}, ${place}, 2), "00")`;

const dateParts: Readonly<Record<string, (day: string) => string>> = {
  Y: (day) => `YEAR(${day})`,
  y: (day) => `RIGHT(YEAR(${day}), 2)`,
  m: (day) => `RIGHT("0" & MONTH(${day}), 2)`,
  n: (day) => `MONTH(${day})`,
  d: (day) => `RIGHT("0" & DAY(${day}), 2)`,
  e: (day) => `DAY(${day})`,
  H: (day) => clock(day, 12),
  h: (day) => `${clock(day, 12)} * 1`,
  M: (day) => clock(day, 15),
  S: (day) => clock(day, 18),
};

/** A blank date, and what is none yet, gives a blank text. */
function formatDate(given: readonly Made[], call: Call): Made {
  const pattern = call.arguments[1];
  const { text: day } = at(given, 0);
  if (pattern?.kind !== 'text') throw new NotCarried('formats a date by a pattern that is computed');
  const parts = pattern.value
    .split(/(%.)/)
    .filter(Boolean)
    .map((part) => {
      if (!part.startsWith('%')) return quote(part);
      const make = Object.hasOwn(dateParts, part.slice(1)) ? dateParts[part.slice(1)] : undefined;
      if (!make) throw new NotCarried(`formats a date with '${part}'`);
      return make(day);
    });
  return textOf(`IF(ANSWERED(DAY(${day})), CONCAT(${parts.join(', ')}), "")`);
}

/** The label of a choice, each written out, as far as the form's own language goes. */
function choiceName({ arguments: [value, question] }: Call, translate: (argument: XPath) => Made, names: Names): Made {
  const name =
    question?.kind === 'text'
      ? /^\s*\$\{([^{}]+)\}\s*$/.exec(question.value)?.[1]
      : question?.kind === 'reference'
        ? question.name
        : undefined;
  const labels = name === undefined ? undefined : names.labels?.(name);
  if (!value || !labels) throw new NotCarried('asks for the label of a choice that is not known here');
  const made = translate(value);
  if (made.kind === 'list') throw new NotCarried('asks for the labels of several choices');
  return textOf(`SWITCH(${made.text}, ${labels.map(([each, label]) => `${quote(each)}, ${quote(label)}`).join(', ')})`);
}

/** A call with its arguments, which `translate` gives in our language. */
export function translateCall(call: Call, translate: (argument: XPath) => Made, names: Names): Made {
  if (call.name === 'jr:choice-name') return choiceName(call, translate, names);
  if (call.name === 'regex')
    throw new NotCarried('asks for a pattern beside other rules, or for one that might never end');
  const make = Object.hasOwn(functions, call.name) ? functions[call.name] : undefined;
  if (!make) throw new NotCarried(`uses ${call.name}(), which has no counterpart`);
  return make(call.arguments.map(translate), call);
}
