import type { Call, Expression } from '../../../engine/syntax/syntax-tree.ts';
import { choiceName, NotWritten, offered, type SurveyName, type SurveyScope } from './survey-scope.ts';
import {
  answered,
  blank,
  condition,
  days,
  number,
  operand,
  textual,
  truth,
  type Write,
  type Written,
} from './written.ts';

type WriteCall = (given: readonly Expression[], write: Write, scope: SurveyScope) => Written;

const at = (given: readonly Expression[], index: number): Expression => {
  const found = given[index];
  if (!found) throw new NotWritten('argument');
  return found;
};

/** The question that an argument names, and nothing else. */
function named(argument: Expression, scope: SurveyScope): SurveyName {
  if (argument.kind !== 'name') throw new NotWritten(argument.kind);
  return scope.find(argument.name);
}

const columnIn = (given: readonly Expression[], scope: SurveyScope): SurveyName | undefined => {
  const only = given.length === 1 ? given[0] : undefined;
  const found = only?.kind === 'name' ? scope.find(only.name) : undefined;
  return found?.kind === 'column' ? found : undefined;
};

const same =
  (name: string, make = number): WriteCall =>
  (given, write) =>
    make(`${name}(${given.map((argument) => write(argument).text).join(', ')})`);

/** Whether a value is blank can be asked of a question; a computation that gives none gives no blank there. */
const isBlank =
  (make: (written: Written) => string, joint: string): WriteCall =>
  (given, write, scope) =>
    truth(
      given
        .map((argument) => {
          const found = named(argument, scope);
          if (found.kind === 'column' || found.kind === 'rows') throw new NotWritten('rows');
          return make(write(argument));
        })
        .join(joint),
    );

const all =
  (joint: string): WriteCall =>
  (given, write) =>
    given.length === 1
      ? truth(condition(write(at(given, 0))))
      : truth(given.map((argument) => operandOf(condition(write(argument)))).join(` ${joint} `));

const operandOf = (text: string): string => operand({ text });

const nested = (cases: readonly (readonly [when: string, then: string])[], otherwise: string): string =>
  cases.reduceRight((rest, [when, then]) => `if(${when}, ${then}, ${rest})`, otherwise);

const kindOfAll = (values: readonly Written[]): Written['kind'] =>
  values.every(({ kind }) => kind === values[0]?.kind) ? (values[0]?.kind ?? 'any') : 'any';

const branch: WriteCall = (given, write) => {
  const then = write(at(given, 1));
  const otherwise = given[2] ? write(given[2]) : undefined;
  return {
    text: `if(${condition(write(at(given, 0)))}, ${then.text}, ${otherwise?.text ?? "''"})`,
    kind: kindOfAll(otherwise && otherwise.text !== "''" ? [then, otherwise] : [then]),
  };
};

const branches: WriteCall = (given, write) => {
  const pairs = given.flatMap((argument, index) =>
    index % 2 === 0 ? [[condition(write(argument)), write(at(given, index + 1))] as const] : [],
  );
  return {
    text: nested(
      pairs.map(([when, { text }]) => [when, text]),
      "''",
    ),
    kind: kindOfAll(pairs.map(([, value]) => value)),
  };
};

const cases: WriteCall = (given, write, scope) => {
  const [subject, ...rest] = given;
  const value = write(subject ?? at(given, 0));
  if (value.kind === 'list') throw new NotWritten('SWITCH');
  const otherwise = rest.length % 2 === 1 ? write(at(rest, rest.length - 1)) : undefined;
  const hasChoices = subject?.kind === 'name' && scope.find(subject.name).question.options !== undefined;
  const pairs = rest.flatMap((argument, index) => {
    if (index % 2 === 1 || index + 1 >= rest.length) return [];
    const known =
      hasChoices && argument.kind === 'literal' && typeof argument.value === 'string'
        ? `'${choiceName(argument.value)}'`
        : write(argument).text;
    return [[`${operand(value)} = ${known}`, write(at(rest, index + 1))] as const];
  });
  return {
    text: nested(
      pairs.map(([when, { text }]) => [when, text]),
      otherwise?.text ?? "''",
    ),
    kind: kindOfAll([...pairs.map(([, each]) => each), ...(otherwise ? [otherwise] : [])]),
  };
};

/** Blanks count as nothing. */
const total: WriteCall = (given, write, scope) => {
  const column = columnIn(given, scope);
  if (column) return number(`sum(${column.reference})`);
  return number(given.map((argument) => `coalesce(${write(argument).text}, 0)`).join(' + '));
};

const average: WriteCall = (given, write, scope) => {
  const column = columnIn(given, scope);
  if (column) return number(`sum(${column.reference}) div count-non-empty(${column.reference})`);
  const count = given.map((argument) => `if(${answered({ ...write(argument), of: named(argument, scope) })}, 1, 0)`);
  return number(`(${total(given, write, scope).text}) div (${count.join(' + ')})`);
};

const count: WriteCall = (given, write, scope) => {
  const only = given.length === 1 ? named(at(given, 0), scope) : undefined;
  if (only?.kind === 'column') return number(`count-non-empty(${only.reference})`);
  if (only?.kind === 'rows') return number(`count(${only.reference})`);
  if (only?.kind === 'list') return number(`count-selected(${only.reference})`);
  return number(
    given
      .map((argument) => {
        const { kind } = named(argument, scope);
        if (kind === 'column' || kind === 'rows' || kind === 'list') throw new NotWritten('COUNTA');
        return `if(${answered(write(argument))}, 1, 0)`;
      })
      .join(' + '),
  );
};

const extreme =
  (name: string): WriteCall =>
  (given, _write, scope) => {
    const column = columnIn(given, scope);
    if (!column) throw new NotWritten(name);
    return number(`${name}(${column.reference})`);
  };

const contains: WriteCall = (given, write) => {
  const [whole, part] = [write(at(given, 0)), at(given, 1)];
  const isChoice = whole.kind === 'list' && part.kind === 'literal' && typeof part.value === 'string';
  if (isChoice) return truth(`selected(${whole.text}, '${choiceName(String((part as { value: unknown }).value))}')`);
  if (whole.kind === 'list') return truth(`selected(${whole.text}, ${write(part).text})`);
  if (whole.of && offered(whole.of.question).length > 0) throw new NotWritten('CONTAINS');
  return truth(`contains(${whole.text}, ${write(part).text})`);
};

/** A choice's score, chosen by its name. */
const score: WriteCall = (given, write, scope) => {
  const found = named(at(given, 0), scope);
  const { text } = write(at(given, 0));
  if (found.question.type === 'rating' && !found.question.options) return number(text);
  if (found.question.type === 'checkbox') return number(`if(${text} = 'OK', 1, 0)`);
  const options = offered(found.question).filter((option) => option.score !== undefined);
  if ((found.kind !== 'text' && found.kind !== 'list') || options.length === 0) throw new NotWritten('SCORE');
  if (found.kind === 'list')
    return number(
      options.map((option) => `if(selected(${text}, '${choiceName(option.value)}'), ${option.score}, 0)`).join(' + '),
    );
  const known = options.map((option) => [`${text} = '${choiceName(option.value)}'`, String(option.score)] as const);
  return { ...number(nested(known, "''")), of: found };
};

/** Whole units between two days: one less while the later has not reached the earlier's day. */
const between =
  (parts: string, make: (from: string, to: string) => string): WriteCall =>
  (given, write) => {
    const from = write(at(given, 0)).text;
    const to = given[1] ? write(given[1]).text : 'today()';
    const before = `if(number(format-date(${to}, '${parts}')) < number(format-date(${from}, '${parts}')), 1, 0)`;
    return number(`${make(from, to)} - ${before}`);
  };
const yearsBetween = (from: string, to: string): string =>
  `number(format-date(${to}, '%Y')) - number(format-date(${from}, '%Y'))`;
const years = between('%m%d', yearsBetween);
const months = between(
  '%d',
  (from, to) =>
    `(${yearsBetween(from, to)}) * 12 + number(format-date(${to}, '%n')) - number(format-date(${from}, '%n'))`,
);

const datePart =
  (part: string): WriteCall =>
  (given, write) =>
    number(`number(format-date(${write(at(given, 0)).text}, '${part}'))`);

const rounded: WriteCall = (given, write) =>
  number(`round(${write(at(given, 0)).text}, ${given[1] ? write(given[1]).text : '0'})`);

/** XPath's remainder has the sign of the first, ours that of the second. */
const remainder: WriteCall = (given, write) => {
  const [of, by] = [operand(write(at(given, 0))), operand(write(at(given, 1)))];
  return number(`((${of} mod ${by}) + ${by}) mod ${by}`);
};

const calls: Readonly<Record<string, WriteCall>> = {
  IF: branch,
  IFS: branches,
  SWITCH: cases,
  AND: all('and'),
  OR: all('or'),
  NOT: (given, write) => truth(`not(${condition(write(at(given, 0)))})`),
  BLANK: isBlank(blank, ' and '),
  ANSWERED: isBlank(answered, ' and '),
  IFBLANK: (given, write) => {
    const values = given.map(write);
    return {
      text: values.map(({ text }) => text).reduceRight((rest, text) => `coalesce(${text}, ${rest})`),
      kind: kindOfAll(values),
    };
  },
  SUM: total,
  AVERAGE: average,
  COUNTA: count,
  COUNT: count,
  MIN: extreme('min'),
  MAX: extreme('max'),
  SCORE: score,
  LAST: (given, _write, scope) => {
    const { name, kind } = named(at(given, 0), scope);
    return { text: `\${last-saved#${name}}`, kind };
  },
  CONCAT: same('concat', textual),
  LEN: same('string-length'),
  TRIM: same('normalize-space', textual),
  CONTAINS: contains,
  ABS: same('abs'),
  SQRT: same('sqrt'),
  EXP: same('exp'),
  LN: same('log'),
  PI: same('pi'),
  POWER: same('pow'),
  LOG: (given, write) =>
    given.length > 1
      ? number(`log(${write(at(given, 0)).text}) div log(${write(at(given, 1)).text})`)
      : number(`log10(${write(at(given, 0)).text})`),
  ROUND: rounded,
  ROUNDDOWN: (given, write) => {
    if (given.length > 1 && write(at(given, 1)).text !== '0') throw new NotWritten('ROUNDDOWN');
    return number(`int(${write(at(given, 0)).text})`);
  },
  MOD: remainder,
  TODAY: () => ({ text: 'today()', kind: 'date' }),
  NOW: () => ({ text: 'now()', kind: 'date' }),
  DAYS: (given, write) => number(`int(${days(write(at(given, 0)))}) - int(${days(write(at(given, 1)))})`),
  AGE: years,
  YEARS: years,
  MONTHS: months,
  YEAR: datePart('%Y'),
  MONTH: datePart('%n'),
  DAY: datePart('%e'),
};

/** A call in XPath. Throws `NotWritten` where it has no counterpart that every reader of XLSForm knows. */
export function writeCall(call: Call, write: Write, scope: SurveyScope): Written {
  const make = Object.hasOwn(calls, call.name) ? calls[call.name] : undefined;
  if (!make) throw new NotWritten(call.name);
  return make(call.arguments, write, scope);
}
