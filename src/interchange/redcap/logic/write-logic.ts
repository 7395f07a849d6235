import { parseSyntax } from '../../../engine/syntax/parse-syntax.ts';
import type { BinaryOperator, Chain, Expression, Literal } from '../../../engine/syntax/syntax-tree.ts';
import { writeCall } from './write-calls.ts';
import { writeDifference, writeEdge, writeLater, writeRemainder } from './write-patterns.ts';
import {
  asCondition,
  asValue,
  atom,
  boxOf,
  comparison,
  infix,
  NotWritten,
  place,
  quoted,
  type Written,
  type WrittenField,
  type WrittenFields,
} from './written.ts';

/** An expression of ours as a calculation of REDCap, or undefined where REDCap has no words for part of it. */
export const writeCalculation = (text: string, fields: WrittenFields): Written | undefined =>
  attempt(text, (expression) => asValue(write(expression, fields)));

/** The same as branching logic. */
export const writeBranching = (text: string, fields: WrittenFields): Written | undefined =>
  attempt(text, (expression) => asCondition(write(expression, fields)));

/** What `@CALCDATE` is given for a day some days, months or years after another; undefined for whatever else. */
export const writeLaterDate = (text: string, fields: WrittenFields): string | undefined =>
  attempt(text, (expression) => writeLater(expression, (part) => write(part, fields)));

function attempt<Made>(text: string, make: (expression: Expression) => Made): Made | undefined {
  const parsed = parseSyntax(text);
  if (!parsed.ok) return undefined;
  try {
    return make(parsed.expression);
  } catch (error) {
    if (error instanceof NotWritten) return undefined;
    throw error;
  }
}

function write(expression: Expression, fields: WrittenFields): Written {
  switch (expression.kind) {
    case 'literal':
      return literal(expression);
    case 'name': {
      const field = fields.find(expression.name);
      if (field.kind === 'choices') throw new NotWritten(expression.name);
      return { ...atom(`[${field.variable}]`, field.kind), of: field };
    }
    case 'call':
      return writeCall(expression, (argument) => write(argument, fields), fields);
    case 'sign':
      if (expression.sign === '+') return asValue(write(expression.operand, fields));
      return { text: `-${place(asValue(write(expression.operand, fields)), 5)}`, kind: 'number', strength: 4 };
    case 'percent':
      return infix(
        '/',
        [asValue(write(expression.operand, fields)), atom(`1${'00'.repeat(expression.count)}`, 'number')],
        4,
        'number',
      );
    case 'chain':
      return chain(expression, fields);
    default:
      return expression satisfies never;
  }
}

function literal({ value }: Literal): Written {
  if (typeof value === 'number') return { ...atom(String(value), 'number'), strength: value < 0 ? 4 : 6 };
  if (typeof value === 'boolean') throw new NotWritten(String(value));
  return atom(quoted(value), /^\d{4}-\d\d-\d\d$/.test(value) ? 'date' : 'text');
}

function chain(expression: Chain, fields: WrittenFields): Written {
  const as = (part: Expression): Written => write(part, fields);
  const whole = writeDifference(expression, as) ?? writeRemainder(expression, as) ?? writeEdge(expression, as);
  if (whole) return whole;
  const { first, rest } = expression;
  const [last] = rest.slice(-1);
  if (!last) return as(first);
  const before: Expression = rest.length === 1 ? first : { ...expression, rest: rest.slice(0, -1) };
  return pair(last.operator, before, last.operand, fields);
}

function pair(operator: BinaryOperator, first: Expression, second: Expression, fields: WrittenFields): Written {
  if (operator === '=' || operator === '<>') return equality(operator, first, second, fields);
  const [left, right] = [asValue(write(first, fields)), asValue(write(second, fields))];
  switch (operator) {
    case '+':
    case '-':
      return sum(operator, left, right);
    case '*':
    case '/':
      return infix(operator, [left, right], 4, 'number');
    case '^':
      return { text: `(${left.text})^(${right.text})`, kind: 'number', strength: 5 };
    case '&':
      return atom(`concat(${left.text}, ${right.text})`, 'text');
    default:
      return comparison(place(left, 3), operator, place(right, 3));
  }
}

const isDay = ({ kind }: Written): boolean => kind === 'date' || kind === 'moment' || kind === 'time';

/** A day some days later is said by `@CALCDATE` alone. */
function sum(operator: '+' | '-', left: Written, right: Written): Written {
  if (isDay(left) || isDay(right)) throw new NotWritten(operator);
  return infix(operator, [left, right], 3, 'number');
}

function equality(operator: '=' | '<>', first: Expression, second: Expression, fields: WrittenFields): Written {
  const [one, other] = first.kind === 'literal' && second.kind !== 'literal' ? [second, first] : [first, second];
  const field = one.kind === 'name' ? fields.find(one.name) : undefined;
  if (field && other.kind === 'literal') return fieldEquality(operator, field, other);
  if (other.kind === 'literal' && typeof other.value === 'boolean') {
    const condition = asCondition(write(one, fields));
    if ((operator === '=') === other.value) return condition;
    throw new NotWritten('NOT');
  }
  const [left, right] = [asValue(write(one, fields)), asValue(write(other, fields))];
  return comparison(place(left, 3), operator, place(right, 3));
}

function fieldEquality(operator: '=' | '<>', field: WrittenField, { value }: Literal): Written {
  const name = `[${field.variable}]`;
  if (field.kind === 'box') {
    const isYes = value === true || value === 1;
    return comparison(name, isYes === (operator === '=') ? '=' : '<>', "'1'");
  }
  if (typeof value === 'boolean') throw new NotWritten(name);
  if (value === '') return field.kind === 'choices' ? unticked(operator, field) : comparison(name, operator, "''");
  if (field.kind === 'choices') return comparison(boxOf(field, String(value)), '=', operator === '=' ? "'1'" : "'0'");
  if (field.kind === 'choice') return comparison(name, operator, quoted(field.codeOf(String(value))));
  return comparison(name, operator, typeof value === 'number' ? String(value) : quoted(value));
}

function unticked(operator: '=' | '<>', field: WrittenField): Written {
  const boxes = (field.question.options ?? []).map(({ value }) =>
    comparison(boxOf(field, value), '=', operator === '=' ? "'0'" : "'1'"),
  );
  return infix(operator === '=' ? 'and' : 'or', boxes, operator === '=' ? 1 : 0, 'truth');
}
