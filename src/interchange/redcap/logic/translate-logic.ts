import type { Expression } from '../../../engine/syntax/syntax-tree.ts';
import { printExpression } from '../../../engine/syntax/print-expression.ts';
import { NotCarried, type Logic, type LogicOperator } from './logic.ts';
import { call, literal, minus, named, pair, remainder } from './made.ts';
import { parseLogic } from './parse-logic.ts';
import { translateCall } from './translate-calls.ts';

/** What an answer is to logic; `choice` is one code, `choices` are several. */
export type FieldKind = 'number' | 'text' | 'date' | 'choice' | 'choices';

/** A field of the dictionary as our formulas name it. */
export interface LogicField {
  readonly name: string;
  readonly kind: FieldKind;
}

/** The fields that logic may ask for, by variable. */
export type LogicFields = ReadonlyMap<string, LogicField>;

export type Translation = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly why: string };

/** Branching logic as a condition of ours. */
export const translateBranching = (text: string, fields: LogicFields): Translation =>
  attempt(() => condition(parseLogic(text), fields));

/** A calculation as a formula of ours. */
export const translateCalculation = (text: string, fields: LogicFields): Translation =>
  attempt(() => value(parseLogic(text), fields));

function attempt(make: () => Expression): Translation {
  try {
    return { ok: true, text: printExpression(make()) };
  } catch (error) {
    if (error instanceof NotCarried) return { ok: false, why: error.message };
    throw error;
  }
}

/** Logic where a truth is asked for: a box by itself is whether it is ticked. */
function condition(logic: Logic, fields: LogicFields): Expression {
  if (logic.kind === 'not') return call('NOT', condition(logic.operand, fields));
  if (logic.kind === 'field' && logic.code !== undefined) return ticked(logic, fields);
  if (logic.kind === 'pair' && (logic.operator === 'and' || logic.operator === 'or'))
    return call(logic.operator.toUpperCase(), ...flatten(logic.operator, logic).map((part) => condition(part, fields)));
  return value(logic, fields);
}

/** Logic where a value is asked for: a box is 1 or 0. */
function value(logic: Logic, fields: LogicFields): Expression {
  switch (logic.kind) {
    case 'number':
      return literal(logic.value);
    case 'text':
      return literal(logic.value);
    case 'field':
      if (logic.code !== undefined) return call('IF', ticked(logic, fields), literal(1), literal(0));
      return named(fieldOf(logic, fields).name);
    case 'call':
      return translateCall(logic, {
        condition: (given) => condition(given, fields),
        value: (given) => value(given, fields),
        quantity: (given) => quantity(given, fields),
      });
    case 'minus':
      return minus(quantity(logic.operand, fields));
    case 'not':
      return condition(logic, fields);
    case 'pair':
      return chain(logic.operator, logic.left, logic.right, fields);
    default:
      return logic satisfies never;
  }
}

/** Logic where a number is asked for: REDCap takes a text that is written as one. */
function quantity(logic: Logic, fields: LogicFields): Expression {
  return logic.kind === 'text' && isNumeric(logic.value) ? literal(Number(logic.value)) : value(logic, fields);
}

const isNumeric = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text);

type FieldLogic = Extract<Logic, { kind: 'field' }>;

function fieldOf({ variable }: FieldLogic, fields: LogicFields): LogicField {
  const found = fields.get(variable);
  if (!found) throw new NotCarried(`asks for [${variable}], which is no field of the form`);
  return found;
}

function ticked(logic: FieldLogic, fields: LogicFields): Expression {
  const { name, kind } = fieldOf(logic, fields);
  if (kind !== 'choices') throw new NotCarried(`asks for a box of [${logic.variable}], which has none`);
  return pair('=', named(name), literal(logic.code ?? ''));
}

function flatten(operator: 'and' | 'or', logic: Logic): readonly Logic[] {
  const found: Logic[] = [];
  let rest = logic;
  while (rest.kind === 'pair' && rest.operator === operator) {
    found.unshift(rest.right);
    rest = rest.left;
  }
  return [rest, ...found];
}

function chain(operator: LogicOperator, left: Logic, right: Logic, fields: LogicFields): Expression {
  switch (operator) {
    case 'and':
    case 'or':
      return condition({ kind: 'pair', operator, left, right }, fields);
    case '=':
    case '<>':
      return equality(operator, left, right, fields);
    case '%': {
      const [of, by] = [quantity(left, fields), quantity(right, fields)];
      return remainder(of, by);
    }
    default:
      return pair(operator, quantity(left, fields), quantity(right, fields));
  }
}

function equality(operator: '=' | '<>', left: Logic, right: Logic, fields: LogicFields): Expression {
  const [one, other] = isWritten(left) && !isWritten(right) ? [right, left] : [left, right];
  if (isWritten(other)) {
    if (one.kind === 'field' && one.code !== undefined) return box(operator, one, String(other.value), fields);
    if (other.value === '') return call(operator === '=' ? 'BLANK' : 'ANSWERED', value(one, fields));
  }
  return pair(operator, value(one, fields), beside(other, one, fields));
}

const isWritten = (logic: Logic): logic is Extract<Logic, { kind: 'text' | 'number' }> =>
  logic.kind === 'text' || logic.kind === 'number';

/** A box has 1 or 0, never nothing. */
function box(operator: '=' | '<>', logic: FieldLogic, written: string, fields: LogicFields): Expression {
  const asked = written === '1' ? true : written === '0' || written === '' ? false : undefined;
  if (asked === undefined) throw new NotCarried(`compares a box with '${written}'`);
  const is = ticked(logic, fields);
  return asked === (operator === '=') ? is : call('NOT', is);
}

/** What is written beside a field, as the field has it: codes are texts, numbers are none. */
function beside(logic: Logic, field: Logic, fields: LogicFields): Expression {
  if (!isWritten(logic)) return value(logic, fields);
  const kind = field.kind === 'field' ? fieldOf(field, fields).kind : 'number';
  if (kind === 'choices') throw new NotCarried('compares a checkbox field without naming a box');
  if (kind === 'number') return quantity(logic, fields);
  return literal(String(logic.value));
}
