import { limits } from '../../../engine/definition/limits.ts';
import { NotCarried, type Logic, type LogicOperator } from './logic.ts';

interface Token {
  readonly kind: 'number' | 'text' | 'field' | 'word' | 'sign' | 'end';
  readonly text: string;
}

const token =
  /\s+|(\d+(?:\.\d+)?|\.\d+)|('[^']*'|"[^"]*")|(\[[^\][]*\](?:\[[^\][]*\])*)|([A-Za-z_]\w*)|(<>|!=|==|<=|>=|&&|\|\||[-+*/%^()<>=,!])|([^])/g;
const kinds = ['number', 'text', 'field', 'word', 'sign'] as const;

/** From `#` or `//` to the end of a line is a comment, where a line begins with it. */
const withoutComments = (text: string): string => text.replaceAll(/^[ \t]*(?:#|\/\/).*$/gm, '');

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of withoutComments(text).matchAll(token)) {
    if (match[6] !== undefined) throw new NotCarried(`has '${match[6]}', which nothing reads`);
    const kind = kinds.find((_, index) => match[index + 1] !== undefined);
    if (kind) tokens.push({ kind, text: match[0] });
  }
  return [...tokens, { kind: 'end', text: '' }];
}

/** What binds loosely first; all from left to right. */
const levels: readonly Readonly<Record<string, LogicOperator>>[] = [
  { or: 'or', '||': 'or' },
  { and: 'and', '&&': 'and' },
  { '=': '=', '==': '=', '<>': '<>', '!=': '<>', '<': '<', '<=': '<=', '>': '>', '>=': '>=' },
  { '+': '+', '-': '-' },
  { '*': '*', '/': '/', '%': '%' },
  { '^': '^' },
];

/** Reads branching logic or a calculation. Throws `NotCarried` where it is none. */
export function parseLogic(text: string): Logic {
  if (text.length > limits.expressionCharacters) throw new NotCarried('is too long');
  return new Parser(tokensOf(text)).whole();
}

class Parser {
  readonly #tokens: readonly Token[];
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  whole(): Logic {
    const logic = this.#level(0);
    if (this.#next.kind !== 'end') throw new NotCarried(`has '${this.#next.text}' where nothing more is expected`);
    return logic;
  }

  get #next(): Token {
    return this.#tokens[this.#at] ?? { kind: 'end', text: '' };
  }

  #take(text: string): boolean {
    const isNext = this.#next.kind === 'sign' && this.#next.text === text;
    if (isNext) this.#at += 1;
    return isNext;
  }

  #need(text: string): void {
    if (!this.#take(text)) throw new NotCarried(`lacks '${text}'`);
  }

  #level(index: number): Logic {
    const operators = levels[index];
    if (!operators) return this.#operand();
    let left = this.#level(index + 1);
    for (;;) {
      const { kind, text } = this.#next;
      const operator = kind === 'sign' || kind === 'word' ? operators[text.toLowerCase()] : undefined;
      if (!operator) return left;
      this.#at += 1;
      left = { kind: 'pair', operator, left, right: this.#level(index + 1) };
    }
  }

  #operand(): Logic {
    this.#depth += 1;
    if (this.#depth > limits.expressionDepth) throw new NotCarried('is nested too deeply');
    const made = this.#made();
    this.#depth -= 1;
    return made;
  }

  #made(): Logic {
    const { kind, text } = this.#next;
    this.#at += 1;
    if (kind === 'number') return { kind, value: Number(text) };
    if (kind === 'text') return { kind, value: text.slice(1, -1) };
    if (kind === 'field') return fieldOf(text);
    if (kind === 'word') return this.#word(text.toLowerCase());
    if (text === '-') return { kind: 'minus', operand: this.#level(levels.length - 1) };
    if (text === '+') return this.#level(levels.length - 1);
    if (text === '!') return { kind: 'not', operand: this.#operand() };
    if (text !== '(')
      throw new NotCarried(kind === 'end' ? 'ends too early' : `has '${text}' where a value is expected`);
    const inner = this.#level(0);
    this.#need(')');
    return inner;
  }

  #word(name: string): Logic {
    if (!this.#take('(')) {
      if (name === 'true' || name === 'false') return { kind: 'call', name, given: [] };
      throw new NotCarried(`has the word '${name}', which is no field and no function`);
    }
    const given: Logic[] = [];
    if (this.#take(')')) return { kind: 'call', name, given };
    do given.push(this.#level(0));
    while (this.#take(','));
    this.#need(')');
    return name === 'not' && given[0] ? { kind: 'not', operand: given[0] } : { kind: 'call', name, given };
  }
}

function fieldOf(text: string): Logic {
  const found = /^\[\s*([A-Za-z]\w*)\s*(?:\(\s*([^()]+?)\s*\))?\s*\]$/.exec(text);
  if (found?.[1] !== undefined) return { kind: 'field', variable: found[1], ...(found[2] && { code: found[2] }) };
  throw new NotCarried(
    text.includes('][')
      ? `asks for a field of another event or instance (${text})`
      : `asks for '${text}', which is no field of the dictionary`,
  );
}
