import type { FunctionExample } from '../../../src/engine/function-docs/function-doc.ts';
import { EvaluationStopped } from '../../../src/engine/evaluation/scope.ts';
import { evaluate } from './expression-scope.ts';
import type { Value } from '../../../src/engine/values/value.ts';

/** A whole number from 0 to below the one given; the same seed gives the same row of them everywhere. */
export type Random = (below: number) => number;

export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export const pick = <Item>(random: Random, items: readonly Item[]): Item => items[random(items.length)] as Item;

const given: Readonly<Record<string, Value>> = {
  weight: 72.5,
  height: '۱۷۸',
  pulse: '٨٤',
  zero: 0,
  tiny: 1e-9,
  huge: 1e300,
  negative: -12.75,
  smoker: true,
  allergic: false,
  empty: '',
  nothing: undefined,
  none: [],
  name: 'علي كريمي',
  نام: 'علی کریمی',
  code: 'A-12 ',
  born: '1980-02-29',
  visit: '2026-03-21',
  seen: '2026-03-21T08:45',
  wrong: '2024-02-30',
  wake: '06:30',
  doses: [5, '۱۰', undefined, 2.5],
  drugs: ['Aspirin', 'متفورمین', ''],
  visits: ['2025-12-31', '2024-02-29', undefined],
  one: ['7'],
  'rows.dose': [1, undefined, 3, '۴'],
  'rows.day': ['2026-01-01', undefined, '2026-02-01', ''],
  'patient.age': 46,
  'patient.birthdate': '1980-02-29',
};

const around: Partial<FunctionExample> = {
  scores: { weight: 3, drugs: 7.5 },
  earlier: { weight: [70, 71.5, undefined], pulse: ['۸۰', 90] },
};

type Kind = 'number' | 'text' | 'date' | 'truth' | 'list' | 'question' | 'any';

/** What each function is given: `?` may be left out, `+` may come again, `++` comes in pairs with what stands before it. */
export const shapes: Readonly<Record<string, string>> = {
  IF: 'truth any any?',
  IFS: 'truth any++',
  SWITCH: 'any any any any++ any?',
  AND: 'truth+',
  OR: 'truth+',
  NOT: 'truth',
  BLANK: 'any',
  ANSWERED: 'any+',
  IFBLANK: 'any any+',
  SUM: 'number list+',
  AVERAGE: 'number list+',
  MEDIAN: 'list number+',
  STDEV: 'list number+',
  MIN: 'any any+',
  MAX: 'any any+',
  COUNT: 'list any+',
  COUNTA: 'list any+',
  COUNTIF: 'list any',
  ROUND: 'number number?',
  ROUNDUP: 'number number?',
  ROUNDDOWN: 'number number?',
  CEILING: 'number number?',
  FLOOR: 'number number?',
  ABS: 'number',
  SQRT: 'number',
  POWER: 'number number',
  EXP: 'number',
  LN: 'number',
  LOG10: 'number',
  LOG: 'number number?',
  MOD: 'number number',
  INT: 'number',
  PI: '',
  CONCAT: 'text any+',
  LEN: 'text',
  CONTAINS: 'list any',
  LOWER: 'text',
  UPPER: 'text',
  TRIM: 'text',
  LEFT: 'text number?',
  RIGHT: 'text number?',
  MID: 'text number number',
  TODAY: '',
  NOW: '',
  DAYS: 'date date',
  MONTHS: 'date date?',
  YEARS: 'date date?',
  AGE: 'date date?',
  DATE: 'number number number',
  YEAR: 'date',
  MONTH: 'date',
  DAY: 'date',
  SCORE: 'question',
  LAST: 'question',
  HISTORY: 'question',
  INDEX: 'list number',
};

const leaves: Readonly<Record<Exclude<Kind, 'any'>, readonly string[]>> = {
  number: [
    '0',
    '1',
    '2',
    '3',
    '10',
    '0.5',
    '2.675',
    '۱۲٫۵',
    '٣',
    '1e3',
    '1e-7',
    '1٬000',
    '15%',
    '"۱۲"',
    '" 7 "',
    'weight',
    'height',
    'pulse',
    'zero',
    'tiny',
    'huge',
    'negative',
    'one',
    'patient.age',
    '"06:00"',
    'wake',
    'nothing',
  ],
  text: [
    '"متن فارسی"',
    '"Aspirin"',
    '"a ""b"" c"',
    '""',
    '"  دو  فاصله "',
    '"FALSE"',
    '"۱۲۳"',
    '">=5"',
    '"😀é"',
    'name',
    'نام',
    'code',
    'empty',
    'drugs',
    '"constructor"',
  ],
  date: [
    '"2024-02-29"',
    '"1899-12-31"',
    '"9999-12-31"',
    '"0001-01-01"',
    '"2026-03-21T23:59:59"',
    'born',
    'visit',
    'seen',
    'wrong',
    'patient.birthdate',
    'TODAY()',
    'NOW()',
    'nothing',
  ],
  truth: ['TRUE', 'FALSE', 'smoker', 'allergic', 'nothing', 'weight > 70', 'name = نام', 'drugs = "aspirin"'],
  list: ['doses', 'drugs', 'visits', 'none', 'rows.dose', 'rows.day', 'HISTORY(weight)', 'HISTORY(pulse)', 'one'],
  question: ['weight', 'pulse', 'drugs', 'born'],
};

const kinds = ['number', 'text', 'date', 'truth', 'list'] as const;
const makers: Readonly<Record<'number' | 'text' | 'date' | 'truth', readonly string[]>> = {
  number:
    'SUM AVERAGE MEDIAN STDEV MIN MAX COUNT COUNTA COUNTIF ROUND ROUNDUP ROUNDDOWN CEILING FLOOR ABS SQRT POWER EXP LN LOG10 LOG MOD INT PI LEN DAYS MONTHS YEARS AGE YEAR MONTH DAY SCORE LAST INDEX IF SWITCH IFBLANK'.split(
      ' ',
    ),
  text: 'CONCAT LOWER UPPER TRIM LEFT RIGHT MID IFS SWITCH IF'.split(' '),
  date: 'DATE TODAY NOW MIN MAX IFBLANK IF'.split(' '),
  truth: 'AND OR NOT BLANK ANSWERED CONTAINS'.split(' '),
};

/** What comes between two values, and of what kind they are. */
const joints: Readonly<Record<'number' | 'text' | 'date' | 'truth', readonly (readonly [string, Kind, Kind])[]>> = {
  number: [
    ['+', 'number', 'number'],
    ['-', 'number', 'number'],
    ['*', 'number', 'number'],
    ['/', 'number', 'number'],
    ['^', 'number', 'number'],
    ['×', 'number', 'number'],
    ['÷', 'number', 'number'],
    ['−', 'date', 'date'],
  ],
  text: [
    ['&', 'text', 'text'],
    ['&', 'number', 'text'],
    ['&', 'any', 'any'],
  ],
  date: [
    ['+', 'date', 'number'],
    ['-', 'date', 'number'],
    ['+', 'number', 'date'],
  ],
  truth: ['=', '<>', '<', '<=', '>', '>=', '≠', '≤', '≥'].flatMap(
    (sign) =>
      [
        [sign, 'number', 'number'],
        [sign, 'any', 'any'],
        [sign, 'text', 'text'],
        [sign, 'date', 'date'],
      ] as const,
  ),
};

/** The text of an expression that should come out as that kind; now and then it is given something else, as people do. */
export function randomExpression(random: Random, depth: number, wanted: Kind = 'any'): string {
  const strayed = random(12) === 0 && wanted !== 'question';
  const kind = wanted === 'any' || strayed ? pick(random, kinds) : wanted;
  if (depth <= 0 || kind === 'list' || kind === 'question') return pick(random, leaves[kind]);
  const way = random(8);
  if (way < 3) return callOf(random, depth, pick(random, makers[kind]));
  if (way > 5) return pick(random, leaves[kind]);
  const [sign, left, right] = pick(random, joints[kind]);
  const [first, second] = [randomExpression(random, depth - 1, left), randomExpression(random, depth - 1, right)];
  if (kind === 'number' && random(10) === 0) return `-${first}${sign}(${second})%`;
  return random(2) === 0 ? `(${first} ${sign} ${second})` : `${first}${sign}${second}`;
}

function callOf(random: Random, depth: number, name: string): string {
  const given: string[] = [];
  const add = (...wanted: readonly string[]): void => {
    for (const kind of wanted) given.push(randomExpression(random, depth - 1, kind as Kind));
  };
  let before = '';
  for (const word of (shapes[name] ?? '').split(' ').filter(Boolean)) {
    const kind = word.replace(/[?+]+$/, '');
    if (!word.endsWith('?') || random(2) === 0) add(kind);
    if (word.endsWith('+'))
      for (let more = random(3); more > 0; more -= 1) add(...(word.endsWith('++') ? [before, kind] : [kind]));
    before = kind;
  }
  return `${random(6) === 0 ? name.toLowerCase() : name}(${given.join(pick(random, [', ', ',', '، ', ';', '؛ ']))})`;
}

export interface Outcome {
  readonly expression: string;
  readonly result: string;
}

/** What comes out, as text: the same wherever the same comes out. */
export function outcomeOf(expression: string): Outcome {
  try {
    return { expression, result: JSON.stringify(evaluate(expression, given, around)) ?? 'blank' };
  } catch (stop) {
    if (stop instanceof EvaluationStopped) return { expression, result: `stopped: ${stop.rule}` };
    throw stop;
  }
}

/** So many random expressions, no two alike, with what they give; every second one begins with a function, each in its turn. */
export function randomOutcomes(seed: number, count: number): readonly Outcome[] {
  const random = randomOf(seed);
  const names = Object.keys(shapes);
  const expressions = new Set<string>();
  for (let turn = 0; expressions.size < count; turn += 1) {
    const depth = 1 + random(4);
    expressions.add(
      turn % 2 === 0
        ? callOf(random, depth, names[(turn / 2) % names.length] as string)
        : randomExpression(random, depth),
    );
  }
  return [...expressions].map(outcomeOf);
}
