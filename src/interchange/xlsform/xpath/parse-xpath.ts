import { tokenizeXPath, type XPathToken } from './xpath-tokens.ts';

export type XPathOperator = 'or' | 'and' | '=' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | 'div' | 'mod' | '|';

export type XPath =
  | { readonly kind: 'number'; readonly value: string }
  | { readonly kind: 'text'; readonly value: string }
  /** `${name}`; `.` is the question itself. */
  | { readonly kind: 'reference'; readonly name: string }
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'minus'; readonly operand: XPath }
  | { readonly kind: 'call'; readonly name: string; readonly arguments: readonly XPath[] }
  | { readonly kind: 'chain'; readonly operator: XPathOperator; readonly left: XPath; readonly right: XPath };

const levels: readonly (readonly XPathOperator[])[] = [
  ['or'],
  ['and'],
  ['=', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', 'div', 'mod'],
  ['|'],
];
const mostDepth = 100;

class NotReadable extends Error {}

class Parser {
  readonly #tokens: readonly XPathToken[];
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly XPathToken[]) {
    this.#tokens = tokens;
  }

  parse(): XPath {
    const expression = this.#chain(0);
    if (this.#token.kind !== 'end') throw new NotReadable();
    return expression;
  }

  get #token(): XPathToken {
    return this.#tokens[this.#at] as XPathToken;
  }

  #chain(level: number): XPath {
    const operators = levels[level];
    if (!operators) return this.#signed();
    let left = this.#chain(level + 1);
    for (let operator = this.#operator(operators); operator; operator = this.#operator(operators)) {
      left = { kind: 'chain', operator, left, right: this.#chain(level + 1) };
    }
    return left;
  }

  #operator(operators: readonly XPathOperator[]): XPathOperator | undefined {
    const { kind, text } = this.#token;
    const found = kind === 'operator' || kind === 'name' ? operators.find((operator) => operator === text) : undefined;
    if (found) this.#at += 1;
    return found;
  }

  #signed(): XPath {
    if (this.#token.kind !== 'operator' || this.#token.text !== '-') return this.#operand();
    this.#at += 1;
    return this.#within(() => ({ kind: 'minus', operand: this.#signed() }));
  }

  #operand(): XPath {
    const { kind, text } = this.#token;
    this.#at += 1;
    switch (kind) {
      case 'number':
        return { kind, value: text };
      case 'text':
        return { kind, value: text.slice(1, -1) };
      case 'reference':
        return { kind, name: text.slice(2, -1).trim() };
      case 'path':
        return text === '.' ? { kind: 'reference', name: '.' } : { kind, path: text };
      case 'name':
        return this.#named(text);
      case 'open':
        return this.#parenthesis();
      default:
        throw new NotReadable();
    }
  }

  #named(text: string): XPath {
    if (this.#token.kind !== 'open') return { kind: 'path', path: text };
    this.#at += 1;
    const list: XPath[] = [];
    this.#within(() => {
      while (!this.#isClose()) {
        list.push(this.#chain(0));
        if (this.#token.kind === 'comma') this.#at += 1;
        else if (!this.#isClose()) throw new NotReadable();
      }
    });
    this.#at += 1;
    return { kind: 'call', name: text, arguments: list };
  }

  #parenthesis(): XPath {
    const inner = this.#within(() => this.#chain(0));
    this.#close();
    return inner;
  }

  #isClose(): boolean {
    return this.#token.kind === 'close';
  }

  #close(): void {
    if (this.#token.kind !== 'close') throw new NotReadable();
    this.#at += 1;
  }

  #within<Result>(read: () => Result): Result {
    this.#depth += 1;
    if (this.#depth > mostDepth) throw new NotReadable();
    const result = read();
    this.#depth -= 1;
    return result;
  }
}

/** An XPath expression as a tree; undefined where it is not one that forms use, or is nested more than a hundred deep. */
export function parseXPath(text: string): XPath | undefined {
  const tokens = text.length <= 20_000 ? tokenizeXPath(text) : undefined;
  if (!tokens) return undefined;
  try {
    return new Parser(tokens).parse();
  } catch (error) {
    if (error instanceof NotReadable) return undefined;
    throw error;
  }
}
