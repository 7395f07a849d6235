import { made, NotCarried, operand, whole, type Kind, type Made, type Names } from './made.ts';
import { readExpression, type BinaryOperator, type Survey } from './read-expression.ts';
import { translateCall } from './translate-call.ts';

export type Translation = { readonly ok: true; readonly made: Made } | { readonly ok: false; readonly why: string };

/** An expression of SurveyJS in our language, with its meaning of blanks and types; or why it has no counterpart. */
export function translateExpression(text: string, names: Names): Translation {
  const read = readExpression(text);
  if (!read) return { ok: false, why: 'is not an expression that can be read' };
  try {
    return { ok: true, made: translate(read, names) };
  } catch (error) {
    if (error instanceof NotCarried) return { ok: false, why: error.message };
    throw error;
  }
}

const literal = (text: string, kind: Kind): Made => ({ text, kind, isWhole: true, isLiteral: true });

function translate(part: Survey, names: Names): Made {
  switch (part.kind) {
    case 'number':
      return literal(part.value, 'number');
    case 'text':
      return literal(`"${part.value.replaceAll('"', '""')}"`, kindOfText(part.value));
    case 'truth':
      return literal(part.value ? 'TRUE' : 'FALSE', 'truth');
    case 'nothing':
      return literal('""', 'any');
    case 'list':
      throw new NotCarried('computes with a list written out');
    case 'name':
      return nameOf(part.name, names);
    case 'call':
      return translateCall(part, { names, translate: (inner) => translate(inner, names) });
    case 'unary':
      return unary(part.operator, translate(part.operand, names));
    case 'binary':
      return binary(part.operator, part.left, part.right, names);
    default:
      return part satisfies never;
  }
}

const kindOfText = (text: string): Kind =>
  /^\d{4}-\d\d-\d\d(?:T|$)/.test(text) ? 'date' : /^-?\d+(?:\.\d+)?$/.test(text) ? 'any' : 'text';

function nameOf(written: string, names: Names): Made {
  const isText = written.startsWith('#');
  const plain = isText ? written.slice(1) : written;
  const found = names.find(plain);
  // `{#q}` is a text whatever is answered.
  if (found) return isText ? literal(found.name, 'text') : whole(found.name, found.kind);
  const counted = plain.endsWith('.length') ? names.find(plain.slice(0, -7)) : undefined;
  if (counted) return whole(counted.kind === 'text' ? `LEN(${counted.name})` : `COUNTA(${counted.name})`, 'number');
  throw new NotCarried(`asks for {${written}}, which is no question here`);
}

function unary(operator: 'not' | 'minus' | 'empty' | 'notempty', inner: Made): Made {
  switch (operator) {
    case 'not':
      return whole(`NOT(${inner.text})`, 'truth');
    case 'minus':
      return made(`-${operand(inner)}`, 'number');
    case 'empty':
      return whole(`BLANK(${inner.text})`, 'truth');
    case 'notempty':
      return whole(`ANSWERED(${inner.text})`, 'truth');
    default:
      return operator satisfies never;
  }
}

function binary(operator: BinaryOperator, left: Survey, right: Survey, names: Names): Made {
  if (operator === 'and' || operator === 'or' || operator === '+')
    return joined(
      operator,
      flatten(operator, left, right).map((part) => translate(part, names)),
    );
  if (right.kind === 'list')
    return ofList(
      operator,
      translate(left, names),
      right.items.map((item) => translate(item, names)),
    );
  if (left.kind === 'list') throw new NotCarried('compares a list written out');
  if (isNothing(right) && (operator === '=' || operator === '<>'))
    return unary(operator === '=' ? 'empty' : 'notempty', translate(left, names));
  return ofTwo(operator, translate(left, names), translate(right, names));
}

const isNothing = (part: Survey): boolean =>
  part.kind === 'nothing' || (part.kind === 'text' && part.value === 'undefined');

/** A text that is compared, as choices have it; a yes or no may be compared with 1 and 0. */
function compared(part: Made, other: Made): Made {
  if (!part.isLiteral) return part;
  const number = /^"?\s*([01])\s*"?$/.exec(part.text)?.[1];
  if (other.kind === 'truth' && number !== undefined) return literal(number === '1' ? 'TRUE' : 'FALSE', 'truth');
  return /^"\s*\S/.test(part.text) ? { ...part, text: `"${part.text.slice(1, -1).trim()}"` } : part;
}

function ofTwo(operator: Exclude<BinaryOperator, 'and' | 'or' | '+'>, written: Made, against: Made): Made {
  const isCompared = /^(?:=|<>|contains|notcontains|anyof|allof|noneof)$/.test(operator);
  const [first, second] = isCompared ? [compared(written, against), compared(against, written)] : [written, against];
  const [left, right] = [operand(first), operand(second)];
  switch (operator) {
    case '=':
    case '<>':
    case '<':
    case '>':
      return made(`${left} ${operator} ${right}`, 'truth');
    case '<=':
    case '>=':
      return first.isLiteral || second.isLiteral
        ? made(`${left} ${operator} ${right}`, 'truth')
        : whole(`OR(${left} ${operator} ${right}, ${left} = ${right})`, 'truth');
    case 'contains':
      return whole(`CONTAINS(${first.text}, ${second.text})`, 'truth');
    case 'notcontains':
      return whole(`NOT(CONTAINS(${first.text}, ${second.text}))`, 'truth');
    case 'anyof':
    case 'allof':
    case 'noneof':
      if (second.kind === 'list' || second.kind === 'any')
        throw new NotCarried(`asks whether one answer is ${operator} another`);
      return operator === 'noneof' ? whole(`NOT(${left} = ${right})`, 'truth') : made(`${left} = ${right}`, 'truth');
    case '-':
      return first.kind === 'date'
        ? made(`${left} - ${right}`, second.kind === 'date' ? 'number' : 'date')
        : made(`${counted(first)} - ${counted(second)}`, 'number');
    case '*':
    case '/':
    case '^':
      return made(`${counted(first)} ${operator} ${counted(second)}`, 'number');
    case '%':
      return made(
        `${counted(first)} - ${counted(second)} * ROUNDDOWN(${counted(first)} / ${counted(second)})`,
        'number',
      );
    default:
      return operator satisfies never;
  }
}

/** What is not answered counts as nothing in a calculation. */
function counted(part: Made): string {
  if (part.kind === 'text') throw new NotCarried('computes with a text');
  if (part.kind === 'list' || part.kind === 'rows') throw new NotCarried('computes with a list');
  if (part.kind === 'truth' && !part.isLiteral) return `IF(${operand(part)} = TRUE, 1, 0)`;
  return part.isLiteral ? part.text : `IFBLANK(${part.text}, 0)`;
}

function flatten(operator: BinaryOperator, left: Survey, right: Survey): readonly Survey[] {
  const found: Survey[] = [right];
  let rest = left;
  while (rest.kind === 'binary' && rest.operator === operator) {
    found.unshift(rest.right);
    rest = rest.left;
  }
  return [rest, ...found];
}

/** Numbers are added, whatever is a text among them makes a text of all; what is not answered is left out. */
function joined(operator: 'and' | 'or' | '+', parts: readonly Made[]): Made {
  const texts = parts.map(({ text }) => text).join(', ');
  if (operator !== '+') return whole(`${operator.toUpperCase()}(${texts})`, 'truth');
  const [first, ...others] = parts;
  if (first?.kind === 'date') return made(`${operand(first)} + ${others.map(counted).join(' + ')}`, 'date');
  if (parts.some(({ kind, isLiteral }) => kind === 'text' && isLiteral)) return whole(`CONCAT(${texts})`, 'text');
  if (parts.every(({ kind }) => kind === 'number')) return whole(`SUM(${texts})`, 'number');
  // Only what is answered decides: numbers are added, though they are typed as texts.
  return whole(
    `IF(COUNT(${texts}) = COUNTA(${texts}), SUM(${texts}), CONCAT(${texts}))`,
    parts.some(({ kind }) => kind === 'text') ? 'text' : 'any',
  );
}

function ofList(operator: BinaryOperator, subject: Made, items: readonly Made[]): Made {
  const value = operand(subject);
  const isPart = (operator === 'contains' || operator === 'notcontains') && subject.kind === 'text';
  const each = items.map((item) =>
    isPart ? `CONTAINS(${subject.text}, ${item.text})` : `${value} = ${operand(compared(item, subject))}`,
  );
  const all = (more: readonly string[] = []): Made =>
    whole(items.length + more.length === 0 ? 'TRUE' : `AND(${[...each, ...more].join(', ')})`, 'truth');
  const one = items.length === 0 ? 'FALSE' : `OR(${each.join(', ')})`;
  const same = (): Made => all([`COUNTA(${subject.text}) = ${items.length}`]);
  switch (operator) {
    case 'anyof':
      return whole(one, 'truth');
    case 'noneof':
      return whole(`NOT(${one})`, 'truth');
    case 'allof':
    case 'contains':
      return all();
    case 'notcontains':
      return whole(`NOT(${all().text})`, 'truth');
    case '=':
      return same();
    case '<>':
      return whole(`NOT(${same().text})`, 'truth');
    default:
      throw new NotCarried('computes with a list written out');
  }
}
