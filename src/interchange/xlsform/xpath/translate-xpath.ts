import { NotCarried, operand, textLiteral, truth, type Made } from './made.ts';
import type { Names } from './names.ts';
import { parseXPath, type XPath, type XPathOperator } from './parse-xpath.ts';
import { translateCall } from './translate-functions.ts';

export type Translation = { readonly ok: true; readonly made: Made } | { readonly ok: false; readonly why: string };

/** An XPath expression in our language, with XPath's meaning of blanks and types; or why it has no counterpart. */
export function translateXPath(text: string, names: Names): Translation {
  const parsed = parseXPath(text);
  return parsed ? translateParsed(parsed, names) : { ok: false, why: 'is not an expression that can be read' };
}

export function translateParsed(parsed: XPath, names: Names): Translation {
  try {
    return { ok: true, made: translate(parsed, names) };
  } catch (error) {
    if (error instanceof NotCarried) return { ok: false, why: error.message };
    throw error;
  }
}

function translate(part: XPath, names: Names): Made {
  switch (part.kind) {
    case 'number':
      return { text: part.value, kind: 'number' };
    case 'text':
      return textLiteral(part.value);
    case 'reference':
      return reference(part.name, names);
    case 'path':
      return path(part.path, names);
    case 'minus':
      return { text: `-(${translate(part.operand, names).text})`, kind: 'number' };
    case 'call':
      return translateCall(part, (argument) => translate(argument, names), names);
    case 'chain':
      return chain(part.operator, part.left, part.right, names);
    default:
      return part satisfies never;
  }
}

function path(written: string, names: Names): Made {
  const column = names.column?.(written);
  if (column) return column;
  if (written === 'null') return { text: '""', kind: 'any' };
  if (/^(?:yes|true|TRUE|True|YES|Yes)$/.test(written)) return { text: 'TRUE', kind: 'boolean' };
  if (/^(?:no|false|FALSE|False|NO|No)$/.test(written)) return { text: 'FALSE', kind: 'boolean' };
  if (names.column && !written.includes('/'))
    throw new NotCarried(`asks for '${written}', which is no column of the choices`);
  if (/(?:^|\/)[.*]*$/.test(written)) throw new NotCarried(`walks the path '${written}'`);
  return reference(written, names);
}

function reference(written: string, names: Names): Made {
  const isPast = written.startsWith('last-saved#');
  const found = names.find(isPast ? written.slice(11) : written);
  if (!found) throw new NotCarried(`asks for '${written}', which is no question here`);
  return { text: isPast ? `LAST(${found.name})` : found.name, kind: found.kind };
}

function chain(operator: XPathOperator, left: XPath, right: XPath, names: Names): Made {
  if (operator === 'or' || operator === 'and') {
    const parts = flatten(operator, { kind: 'chain', operator, left, right }).map((part) =>
      truth(translate(part, names)),
    );
    return { text: `${operator.toUpperCase()}(${parts.join(', ')})`, kind: 'boolean' };
  }
  const [first, second] = [translate(left, names), translate(right, names)];
  switch (operator) {
    case '=':
    case '!=':
      return equality(operator === '=' ? '=' : '<>', first, second);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return { text: `${ordered(first)} ${operator} ${ordered(second)}`, kind: 'boolean' };
    case '+':
    case '-':
      return sum(operator, first, second);
    case '*':
      return { text: `${operand(first)} * ${operand(second)}`, kind: 'number' };
    case 'div':
      return { text: `${operand(first)} / ${operand(second)}`, kind: 'number' };
    case 'mod':
      return {
        text: `${operand(first)} - ${operand(second)} * ROUNDDOWN(${operand(first)} / ${operand(second)}, 0)`,
        kind: 'number',
      };
    case '|':
      throw new NotCarried('joins two node sets with |');
    default:
      return operator satisfies never;
  }
}

/** What days are counted from. */
const epoch = ' - "1970-01-01"';

/** Days between two dates, each counted from the same day, are the dates’ own. */
function sum(operator: '+' | '-', first: Made, second: Made): Made {
  if (operator === '-' && first.text.endsWith(epoch) && second.text.endsWith(epoch)) {
    const [one, other] = [first, second].map(({ text }) => text.slice(0, -epoch.length));
    return { text: `${one} - ${other}`, kind: 'number' };
  }
  return {
    text: `${operand(first)} ${operator} ${operand(second)}`,
    kind: first.kind === 'date' && second.kind !== 'date' ? 'date' : 'number',
  };
}

function flatten(operator: 'or' | 'and', part: XPath): readonly XPath[] {
  const found: XPath[] = [];
  let rest = part;
  while (rest.kind === 'chain' && rest.operator === operator) {
    found.unshift(rest.right);
    rest = rest.left;
  }
  return [rest, ...found];
}

function equality(operator: '=' | '<>', first: Made, second: Made): Made {
  if (first.kind === 'list' || second.kind === 'list') {
    const same = first.kind === 'list' ? sameChoices(first, second) : sameChoices(second, first);
    return { text: operator === '=' ? same : `NOT(${same})`, kind: 'boolean' };
  }
  const [left, right] = [asTruth(first, second), asTruth(second, first)];
  return { text: `${operand(left)} ${operator} ${operand(right)}`, kind: 'boolean' };
}

/** To XPath several choices are one text, `a b`, which equals another as a whole. */
function sameChoices(list: Made, other: Made): string {
  if (other.kind === 'list') throw new NotCarried('compares the choices of two questions');
  const written = /^"((?:[^"]|"")*)"$/.exec(other.text)?.[1]?.split(/\s+/).filter(Boolean);
  if (written?.length === 0) return `BLANK(${list.text})`;
  const values = written?.map((value) => `"${value}"`) ?? [operand(other)];
  return `AND(COUNTA(${list.text}) ${written ? '=' : '<='} ${values.length}, ${values.map((value) => `${operand(list)} = ${value}`).join(', ')})`;
}

/** An acknowledgement is the text `OK` in XForms, and yes or no here. */
function asTruth(made: Made, other: Made): Made {
  return other.kind === 'boolean' && /^"(?:OK|yes|true)"$/i.test(made.text) ? { text: 'TRUE', kind: 'boolean' } : made;
}

/** XPath compares numbers by `<` and `>`, texts too. */
function ordered(made: Made): string {
  const literal = /^"(-?[\d.]+)"$/.exec(made.text);
  if (literal?.[1]) return literal[1];
  return made.kind === 'text' || made.kind === 'list' ? `(${made.text} * 1)` : operand(made);
}
