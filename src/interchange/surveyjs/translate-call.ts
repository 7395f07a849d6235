import { made, NotCarried, operand, whole, type Kind, type Made, type Names } from './made.ts';
import type { Survey } from './read-expression.ts';

type Call = Extract<Survey, { kind: 'call' }>;
/** How what is given to a function is translated. */
interface Around {
  readonly names: Names;
  readonly translate: (part: Survey) => Made;
}
type Make = (call: Call, around: Around) => Made;

const given = (call: Call, around: Around, index: number): Made => {
  const argument = call.arguments[index];
  if (!argument) throw new NotCarried(`gives ${call.name}() too few arguments`);
  return around.translate(argument);
};

/** Lists written out are as good as their items one by one. */
const items = (call: Call): readonly Survey[] =>
  call.arguments.flatMap((argument) => (argument.kind === 'list' ? argument.items : [argument]));

const over =
  (name: string): Make =>
  (call, around) => {
    const list = items(call);
    if (list.length === 0) throw new NotCarried(`gives ${call.name}() nothing`);
    return whole(`${name}(${list.map((item) => around.translate(item).text).join(', ')})`, 'number');
  };

const ofOne =
  (name: string, kind: Kind = 'number'): Make =>
  (call, around) =>
    whole(`${name}(${given(call, around, 0).text})`, kind);

/** A part of a date; of today where none is given. */
const ofDate =
  (name: string): Make =>
  (call, around) =>
    whole(`${name}(${call.arguments.length === 0 ? 'TODAY()' : given(call, around, 0).text})`, 'number');

/** One question of all rows: `sumInArray({list}, 'column')`. */
const inRows =
  (name: string): Make =>
  (call, around) => {
    const [list, column, condition] = call.arguments;
    if (condition) throw new NotCarried(`asks only some rows in ${call.name}()`);
    if (list?.kind !== 'name' || column?.kind !== 'text') throw new NotCarried(`computes the rows of ${call.name}()`);
    const found = around.names.find(`${list.name}.${column.value}`);
    if (!found) throw new NotCarried(`asks for '${column.value}' of {${list.name}}, which is no question here`);
    return whole(`${name}(${found.name})`, 'number');
  };

function unitOf(call: Call, index: number): string {
  const unit = call.arguments[index];
  if (unit === undefined) return 'days';
  if (unit.kind !== 'text') throw new NotCarried(`computes the unit of ${call.name}()`);
  return unit.value.toLowerCase();
}

function difference(call: Call, around: Around): Made {
  const [from, to] = [given(call, around, 0), given(call, around, 1)];
  const unit = unitOf(call, 2);
  if (unit === 'days') return whole(`DAYS(${to.text}, ${from.text})`, 'number');
  if (unit !== 'months' && unit !== 'years') throw new NotCarried(`counts ${unit} between dates`);
  const count = `${unit.toUpperCase()}(${from.text}, ${to.text})`;
  return whole(`IF(${operand(to)} < ${operand(from)}, -${count}, ${count})`, 'number');
}

function later(call: Call, around: Around): Made {
  const [date, count] = [given(call, around, 0), given(call, around, 1)];
  const unit = unitOf(call, 2);
  const parts = (year: string, month: string): Made =>
    whole(`DATE(YEAR(${date.text})${year}, MONTH(${date.text})${month}, DAY(${date.text}))`, 'date');
  if (unit === 'days') return made(`${operand(date)} + ${operand(count)}`, 'date');
  if (unit === 'months') return parts('', ` + ${operand(count)}`);
  if (unit === 'years') return parts(` + ${operand(count)}`, '');
  throw new NotCarried(`adds ${unit} to a date`);
}

const functions: Readonly<Record<string, Make>> = {
  iif: (call, around) => {
    const [yes, no] = [given(call, around, 1), given(call, around, 2)];
    return whole(
      `IF(${given(call, around, 0).text}, ${yes.text}, ${no.text})`,
      yes.kind === no.kind ? yes.kind : [yes, no].some(({ kind }) => kind === 'text') ? 'text' : 'any',
    );
  },
  sum: over('SUM'),
  avg: over('AVERAGE'),
  min: over('MIN'),
  max: over('MAX'),
  count: over('COUNTA'),
  suminarray: inRows('SUM'),
  avginarray: inRows('AVERAGE'),
  mininarray: inRows('MIN'),
  maxinarray: inRows('MAX'),
  countinarray: inRows('COUNTA'),
  round: (call, around) =>
    whole(
      `ROUND(${given(call, around, 0).text}${call.arguments.length > 1 ? `, ${given(call, around, 1).text}` : ''})`,
      'number',
    ),
  trunc: ofOne('ROUNDDOWN'),
  abs: ofOne('ABS'),
  floor: ofOne('FLOOR'),
  ceil: ofOne('CEILING'),
  sqrt: ofOne('SQRT'),
  age: (call, around) => {
    if (call.arguments.length > 1) throw new NotCarried('computes an age in other units than years');
    return ofOne('AGE')(call, around);
  },
  today: (call, around) =>
    call.arguments.length === 0
      ? whole('TODAY()', 'date')
      : made(`TODAY() + ${operand(given(call, around, 0))}`, 'date'),
  currentdate: () => whole('NOW()', 'date'),
  getdate: (call, around) => ({ ...given(call, around, 0), kind: 'date' }),
  year: ofDate('YEAR'),
  month: ofDate('MONTH'),
  day: ofDate('DAY'),
  weekday: (call, around) =>
    whole(
      `MOD(DAYS(${call.arguments.length === 0 ? 'TODAY()' : given(call, around, 0).text}, "2023-01-01"), 7)`,
      'number',
    ),
  currentyear: () => whole('YEAR(TODAY())', 'number'),
  datediff: difference,
  diffdays: (call, around) =>
    whole(`ABS(DAYS(${given(call, around, 1).text}, ${given(call, around, 0).text}))`, 'number'),
  dateadd: later,
  substring: (call, around) => {
    const [text, from] = [given(call, around, 0), operand(given(call, around, 1))];
    const to = call.arguments.length > 2 ? operand(given(call, around, 2)) : `LEN(${text.text})`;
    return whole(`MID(${text.text}, ${from} + 1, ${to} - ${from})`, 'text');
  },
};

export function translateCall(call: Call, around: Around): Made {
  const name = call.name.toLowerCase();
  const make = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (!make) throw new NotCarried(`uses ${call.name.slice(0, 60)}(), which has no counterpart`);
  return make(call, around);
}
