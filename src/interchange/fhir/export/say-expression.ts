import type { BinaryOperator, Call, Chain, Expression } from '../../../engine/syntax/syntax-tree.ts';
import { isEqual } from '../../../engine/values/compare.ts';
import {
  find,
  quoted,
  sayAnswers,
  sayNumber,
  sayScore,
  valuesOf,
  type Digits,
  type Known,
  type Said,
} from './say-question.ts';

/**
 * The number that an expression gives, in FHIRPath; undefined where FHIRPath would not give the same.
 *
 * A quotient may have digits without end, which every reader cuts elsewhere: it may be rounded or compared, and nothing more.
 */
export function sayExpression(expression: Expression, known: Known): Said | undefined {
  switch (expression.kind) {
    case 'literal':
      return sayLiteral(expression.value);
    case 'name':
      return sayNumber(expression.name, known);
    case 'call':
      return sayCall(expression, known);
    case 'chain':
      return sayChain(expression, known);
    case 'sign': {
      const said = exact(sayExpression(expression.operand, known));
      if (!said || expression.sign === '+') return said;
      return { text: `(-1 * ${grouped(said)})`, digits: said.digits, positive: false, atom: true };
    }
    default:
      return undefined;
  }
}

const grouped = ({ text, atom }: Said): string => (atom ? text : `(${text})`);
const exact = (said: Said | undefined): Said | undefined => (said?.digits === 'ratio' ? undefined : said);
/** All of them; undefined where one is missing, or there is none. */
function all<T>(found: readonly (T | undefined)[]): readonly T[] | undefined {
  const present = found.filter((each) => each !== undefined);
  return present.length === found.length && present.length > 0 ? present : undefined;
}

const blank: Said = { text: '{}', digits: 'whole', positive: true, atom: true };

function sayLiteral(value: number | string | boolean): Said | undefined {
  if (value === '') return blank;
  const text = String(value);
  if (typeof value !== 'number' || !/^\d+(?:\.\d+)?$/.test(text)) return undefined;
  return { text, digits: Number.isInteger(value) ? 'whole' : 'exact', positive: true, atom: true };
}

/** The one of them with most digits. */
function most(parts: readonly Said[]): Digits {
  const found = new Set(parts.map(({ digits }) => digits));
  return found.has('ratio') ? 'ratio' : found.has('exact') ? 'exact' : 'whole';
}

function sayChain({ first, rest }: Chain, known: Known): Said | undefined {
  let said = sayExpression(first, known);
  for (const { operator, operand } of rest) said = said && sayStep(said, operator, operand, known);
  return said;
}

function sayStep(before: Said, operator: BinaryOperator, operand: Expression, known: Known): Said | undefined {
  const left = exact(before);
  const right = exact(sayExpression(operand, known));
  if (!left || !right) return undefined;
  const positive = left.positive && right.positive;
  switch (operator) {
    case '+':
    case '-':
      return {
        text: `${left.text} ${operator} ${grouped(right)}`,
        digits: most([left, right]),
        positive: operator === '+' && positive,
        atom: false,
      };
    case '*':
      return { text: `${grouped(left)} * ${grouped(right)}`, digits: most([left, right]), positive, atom: false };
    case '/':
      return {
        text: `${grouped(left)} / ${grouped(right)}`,
        digits: operand.kind === 'literal' && ends(Number(operand.value)) ? 'exact' : 'ratio',
        positive,
        atom: false,
      };
    case '^': {
      const isCounted = operand.kind === 'literal' && right.digits === 'whole' && Number(operand.value) <= 10;
      if (!isCounted || Number(operand.value) < 1) return undefined;
      return {
        text: `${grouped(left)}.power(${right.text})`,
        digits: left.digits,
        positive: left.positive,
        atom: true,
      };
    }
    default:
      return undefined;
  }
}

/** Whether what is divided by it has decimals that end: it has no factors but 2 and 5. */
function ends(divisor: number): boolean {
  if (!Number.isInteger(divisor) || divisor === 0) return false;
  let rest = divisor;
  for (const factor of [2, 5]) while (rest % factor === 0) rest /= factor;
  return rest === 1;
}

function sayCall({ name, arguments: given }: Call, known: Known): Said | undefined {
  const [first, second, third] = given;
  switch (name) {
    case 'SCORE':
      return first?.kind === 'name' ? sayScore(first.name, known) : undefined;
    case 'SUM':
      return saySum(given, known);
    case 'COUNT':
    case 'COUNTA':
      return sayCount(given, name, known);
    case 'ROUND':
      return sayRound(first, second, known);
    case 'IF':
      return first && second ? sayChoice([[first, second]], third, known) : undefined;
    case 'IFS': {
      const cases = given.flatMap((when, at): [Expression, Expression][] => {
        const then = given[at + 1];
        return at % 2 === 0 && then ? [[when, then]] : [];
      });
      return sayChoice(cases, undefined, known);
    }
    case 'IFBLANK': {
      const parts = all(given.map((each) => sayExpression(each, known)));
      if (!parts) return undefined;
      const text = parts
        .map((part) => part.text)
        .reduceRight((rest, each) => `iif((${each}).exists(), ${each}, ${rest})`);
      return { text, digits: most(parts), positive: parts.every(({ positive }) => positive), atom: true };
    }
    default:
      return undefined;
  }
}

/** Lists of numbers one after another; blanks are not in them. */
function together(texts: readonly string[]): string {
  const [first = '{}', ...others] = texts;
  return others.reduce((text, other) => `${text}.combine(${other})`, first);
}

function saySum(given: readonly Expression[], known: Known): Said | undefined {
  const parts = all(given.map((each) => sayList(each, known)));
  if (!parts) return undefined;
  return {
    text: `${together(parts.map(grouped))}.aggregate($this + $total, 0)`,
    digits: most(parts),
    positive: parts.every(({ positive }) => positive),
    atom: true,
  };
}

/** The numbers that a total takes from one of its arguments. */
function sayList(expression: Expression, known: Known): Said | undefined {
  if (expression.kind === 'name') return sayNumber(expression.name, known, true);
  const [asked] = expression.kind === 'call' && expression.name === 'SCORE' ? expression.arguments : [];
  return asked?.kind === 'name' ? sayScore(asked.name, known, true) : exact(sayExpression(expression, known));
}

/** COUNT counts numbers alone. */
function sayCount(given: readonly Expression[], name: 'COUNT' | 'COUNTA', known: Known): Said | undefined {
  const parts = all(
    given.map((each) => {
      if (each.kind !== 'name') return undefined;
      return name === 'COUNT' ? sayNumber(each.name, known, true)?.text : sayAnswers(each.name, known);
    }),
  );
  if (!parts) return undefined;
  return { text: `${together(parts)}.count()`, digits: 'whole', positive: true, atom: true };
}

function sayRound(number: Expression | undefined, places: Expression | undefined, known: Known): Said | undefined {
  const said = number && sayExpression(number, known);
  const count = places === undefined ? 0 : places.kind === 'literal' ? places.value : undefined;
  return said && typeof count === 'number' ? roundTo(said, count) : undefined;
}

/** Halves go away from zero, which FHIRPath says of numbers that are not negative alone. */
export function roundTo(said: Said, places: number): Said | undefined {
  if (!Number.isInteger(places) || places < 0 || places > 10) return undefined;
  if (said.digits === 'whole') return said;
  const round = `round(${places})`;
  const text = said.positive
    ? `(${said.text}).${round}`
    : `(${said.text}).select(iif($this < 0, -1 * (-1 * $this).${round}, $this.${round}))`;
  return { text, digits: places === 0 ? 'whole' : 'exact', positive: said.positive, atom: true };
}

/** The first that holds; what is blank does not hold, here and there. */
function sayChoice(
  cases: readonly (readonly [when: Expression, then: Expression])[],
  otherwise: Expression | undefined,
  known: Known,
): Said | undefined {
  const conditions = all(cases.map(([when]) => sayCondition(when, known)));
  const given = [...cases.map(([, then]) => then), ...(otherwise ? [otherwise] : [])];
  const results = all(given.map((each) => sayExpression(each, known)));
  if (!conditions || !results) return undefined;
  const last = otherwise ? (results.at(-1)?.text ?? blank.text) : blank.text;
  const text = conditions.reduceRight((rest, when, at) => {
    const then = results[at]?.text ?? blank.text;
    return when === 'true' ? then : `iif(${when}, ${then}, ${rest})`;
  }, last);
  const positive = results.every((each) => each.positive);
  return { text, digits: most(results), positive, atom: conditions[0] !== 'true' };
}

/** True where the condition holds; false or blank where it does not. */
function sayCondition(expression: Expression, known: Known): string | undefined {
  if (expression.kind === 'literal')
    return typeof expression.value === 'boolean' ? String(expression.value) : undefined;
  if (expression.kind === 'name') {
    const found = find(expression.name, known);
    return found && !found.across && found.placed.question.type === 'checkbox'
      ? valuesOf(found.placed.question)
      : undefined;
  }
  if (expression.kind === 'chain') return sayComparison(expression, known);
  if (expression.kind !== 'call') return undefined;
  const { name, arguments: given } = expression;
  if (name === 'ANSWERED' || name === 'BLANK') {
    const texts = all(given.map((each) => (each.kind === 'name' ? sayAnswers(each.name, known) : undefined)));
    if (!texts) return undefined;
    const isThere = texts.map((text) => `${text}.exists()`).join(' and ');
    return name === 'ANSWERED' ? `(${isThere})` : `(${isThere}).not()`;
  }
  const parts = all(given.map((each) => sayCondition(each, known)));
  if (!parts) return undefined;
  if (name === 'NOT') return not(parts.join());
  if (name === 'AND' || name === 'OR') return `(${parts.join(name === 'AND' ? ' and ' : ' or ')})`;
  return undefined;
}

/** What is blank is not so, too. */
const not = (condition: string): string => `iif(${condition}, false, true)`;

function sayComparison({ first, rest }: Chain, known: Known): string | undefined {
  const [step] = rest;
  if (!step || rest.length !== 1) return undefined;
  const { operator, operand } = step;
  const isEquality = operator === '=' || operator === '<>';
  const equal = isEquality ? (sayChosen(first, operand, known) ?? sayChosen(operand, first, known)) : undefined;
  if (equal !== undefined) return operator === '=' ? equal : not(equal);
  const [left, right] = [sayExpression(first, known), sayExpression(operand, known)];
  if (!left || !right || left === blank || right === blank) return undefined;
  // Two blanks are equal here, and neither equal nor different in FHIRPath.
  if (isEquality && first.kind !== 'literal' && operand.kind !== 'literal') return undefined;
  if (operator === '<>') return not(`${left.text} = ${right.text}`);
  return ['=', '<', '<=', '>', '>='].includes(operator) ? `(${left.text} ${operator} ${right.text})` : undefined;
}

/** That an option is chosen, among others or alone. */
function sayChosen(choice: Expression, value: Expression, known: Known): string | undefined {
  if (choice.kind !== 'name' || value.kind !== 'literal' || value.value === '') return undefined;
  const found = find(choice.name, known);
  if (!found || found.across || found.part !== undefined) return undefined;
  const { question } = found.placed;
  if ((question.type !== 'select' && question.type !== 'flatview') || question.allowother) return undefined;
  const meant = question.options?.filter((option) => isEqual(option.value, value.value)) ?? [];
  const [one] = meant;
  return one && meant.length === 1
    ? `${valuesOf(question)}.where(code = ${quoted(one.code ?? one.value)}).exists()`
    : undefined;
}
