import { parseSyntax } from '../../../engine/syntax/parse-syntax.ts';
import type { BinaryOperator, Chain, Expression, Literal } from '../../../engine/syntax/syntax-tree.ts';
import { choiceName, NotWritten, type SurveyScope } from './survey-scope.ts';
import { writeCall } from './write-calls.ts';
import { condition, days, number, operand, textual, truth, type Written } from './written.ts';

/** An expression of ours in XPath, or undefined where XPath, or the forms of XLSForm, have no word for part of it. */
export function writeExpression(text: string, scope: SurveyScope): Written | undefined {
  const parsed = parseSyntax(text);
  if (!parsed.ok) return undefined;
  try {
    return write(parsed.expression, scope);
  } catch (error) {
    if (error instanceof NotWritten) return undefined;
    throw error;
  }
}

/** The same as a condition. */
export function writeCondition(text: string, scope: SurveyScope): string | undefined {
  const written = writeExpression(text, scope);
  return written && condition(written);
}

function write(expression: Expression, scope: SurveyScope): Written {
  switch (expression.kind) {
    case 'literal':
      return literal(expression);
    case 'name': {
      const found = scope.find(expression.name);
      if (found.kind === 'column') throw new NotWritten(expression.name);
      return { text: found.reference, kind: found.kind, of: found };
    }
    case 'call':
      return writeCall(expression, (argument) => write(argument, scope), scope);
    case 'sign':
      return number(`${expression.sign === '-' ? '-' : ''}${operand(write(expression.operand, scope))}`);
    case 'percent':
      return number(`${operand(write(expression.operand, scope))} div 1${'00'.repeat(expression.count)}`);
    case 'chain':
      return chain(expression, scope);
    default:
      return expression satisfies never;
  }
}

function literal({ value }: Literal): Written {
  if (typeof value === 'number') return number(String(value));
  if (typeof value === 'boolean') return truth(value ? 'true()' : 'false()');
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return { text: `date('${value}')`, kind: 'date' };
  return textual(quoted(value));
}

/** XPath 1.0 has no way to write both quotes in one text. */
export function quoted(value: string): string {
  if (!value.includes("'")) return `'${value}'`;
  if (!value.includes('"')) return `"${value}"`;
  throw new NotWritten(value);
}

const operators: Readonly<Record<BinaryOperator, string>> = {
  '+': '+',
  '-': '-',
  '*': '*',
  '/': 'div',
  '^': '',
  '&': '',
  '=': '=',
  '<>': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};

function chain({ first, rest }: Chain, scope: SurveyScope): Written {
  return rest.reduce(
    (left, { operator, operand: right }) => {
      const value = valueFor(left, right) ?? write(right, scope);
      return pair(operator, left, value);
    },
    firstOf(first, rest[0]?.operand, scope),
  );
}

/** The first operand, which may be a choice of the question that follows. */
function firstOf(first: Expression, next: Expression | undefined, scope: SurveyScope): Written {
  const other = next?.kind === 'name' ? write(next, scope) : undefined;
  return (other && valueFor(other, first)) ?? write(first, scope);
}

/** A text beside a question of choices is one of their names. */
function valueFor({ of }: Written, other: Expression): Written | undefined {
  const isChoice = of && (of.isPart || of.kind === 'list' || of.question.options !== undefined);
  return isChoice && other.kind === 'literal' && typeof other.value === 'string'
    ? textual(quoted(choiceName(other.value)))
    : undefined;
}

function pair(operator: BinaryOperator, left: Written, right: Written): Written {
  switch (operator) {
    case '^':
      return number(`pow(${left.text}, ${right.text})`);
    case '&':
      return textual(`concat(${left.text}, ${right.text})`);
    case '=':
    case '<>':
      return equality(operator, left, right);
    case '+':
    case '-':
      return sum(operator, left, right);
    case '*':
    case '/':
      return number(`${operand(left)} ${operators[operator]} ${operand(right)}`);
    default:
      if (left.kind === 'list' || right.kind === 'list' || isTime(left) || isTime(right))
        throw new NotWritten(operator);
      return truth(`${operand(left)} ${operators[operator]} ${operand(right)}`);
  }
}

const isTime = ({ of }: Written): boolean => of?.question.type === 'time';

/** One of several chosen is enough, as here. */
function equality(operator: '=' | '<>', left: Written, right: Written): Written {
  if (right.kind === 'list' && left.kind !== 'list') return equality(operator, right, left);
  if (left.kind === 'list') {
    if (right.kind === 'list') throw new NotWritten('=');
    const chosen = `selected(${left.text}, ${right.text})`;
    return truth(operator === '=' ? chosen : `not(${chosen})`);
  }
  if (left.kind === 'boolean' || right.kind === 'boolean') {
    const [one, other] = [condition(left), condition(right)].map((text) => `boolean(${text})`);
    if (left.kind !== right.kind) throw new NotWritten('=');
    const literalTruth = right.of ? undefined : right.text;
    if (literalTruth === 'true()' || literalTruth === 'false()') {
      const holds = (literalTruth === 'true()') === (operator === '=');
      return truth(holds ? condition(left) : `not(${condition(left)})`);
    }
    return truth(`${one} ${operators[operator]} ${other}`);
  }
  return truth(`${operand(left)} ${operators[operator]} ${operand(right)}`);
}

function sum(operator: '+' | '-', left: Written, right: Written): Written {
  // From something else no day can be subtracted.
  const isDate = left.kind === 'date' || (operator === '-' && left.kind === 'any' && right.kind === 'date');
  // Days are counted from 1970 anyway.
  if (isDate && operator === '-' && right.text === "date('1970-01-01')") return number(days(left));
  const plain = `${isDate ? days(left) : operand(left)} ${operator} ${right.kind === 'date' ? days(right) : operand(right)}`;
  if (isTime(left) || isTime(right)) throw new NotWritten(operator);
  return isDate && right.kind !== 'date' ? { text: `date(${plain})`, kind: 'date' } : number(plain);
}
