import { limits } from '../definition/limits.ts';
import type { ExpressionProblem } from './expression-problem.ts';
import type { BinaryOperator, Chain, Expression } from './syntax-tree.ts';
import { readNumber, readText, tokenize } from './tokens.ts';
import type { Token, TokenKind } from './tokens.ts';

export type ParsedExpression =
  | { readonly ok: true; readonly expression: Expression }
  | { readonly ok: false; readonly problems: readonly ExpressionProblem[] };

/** Excel's, weakest first; all of them go from left to right, `^` too. */
const precedence: readonly (readonly BinaryOperator[])[] = [
  ['=', '<>', '<', '<=', '>', '>='],
  ['&'],
  ['+', '-'],
  ['*', '/'],
  ['^'],
];

const typographic: Readonly<Record<string, string>> = {
  '−': '-',
  '×': '*',
  '÷': '/',
  '≠': '<>',
  '≤': '<=',
  '≥': '>=',
  '٪': '%',
};

class SyntaxFault extends Error {
  readonly problem: ExpressionProblem;

  constructor(problem: ExpressionProblem) {
    super(problem.rule);
    this.problem = problem;
  }
}

function fail(rule: string, position: number, params?: ExpressionProblem['params']): never {
  throw new SyntaxFault(params ? { position, rule, params } : { position, rule });
}

/** Recursion goes only as deep as `limits.expressionDepth`, whatever the text. */
class Parser {
  readonly #tokens: readonly Token[];
  readonly #open: Token[] = [];
  #index = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
    if (this.#operator() === '=') this.#index += 1;
  }

  parse(): Expression {
    if (this.#at('end')) fail('emptyexpression', this.#token.position);
    const expression = this.#chain(0);
    if (!this.#at('end')) this.#refuseAfterOperand();
    return expression;
  }

  get #token(): Token {
    return this.#tokens[this.#index] as Token;
  }

  #at(kind: TokenKind): boolean {
    return this.#token.kind === kind;
  }

  #operator(): string | undefined {
    const { kind, text } = this.#token;
    return kind === 'operator' ? (Object.hasOwn(typographic, text) ? typographic[text] : text) : undefined;
  }

  #take(kind: TokenKind): Token | undefined {
    const token = this.#token;
    if (token.kind !== kind) return undefined;
    this.#index += 1;
    return token;
  }

  #within<Result>(token: Token, read: () => Result): Result {
    this.#depth += 1;
    if (this.#depth > limits.expressionDepth)
      fail('expressiontoodeep', token.position, { limit: limits.expressionDepth });
    const result = read();
    this.#depth -= 1;
    return result;
  }

  #chain(level: number): Expression {
    const operators = precedence[level];
    if (!operators) return this.#percent();
    const first = this.#chain(level + 1);
    const rest: Chain['rest'][number][] = [];
    for (let operator = this.#binary(operators); operator; operator = this.#binary(operators)) {
      rest.push({ operator, operand: this.#chain(level + 1) });
    }
    return rest.length === 0 ? first : { kind: 'chain', first, rest, position: first.position };
  }

  #binary(operators: readonly BinaryOperator[]): BinaryOperator | undefined {
    const found = operators.find((operator) => operator === this.#operator());
    if (found) this.#index += 1;
    return found;
  }

  #percent(): Expression {
    const operand = this.#signed();
    let count = 0;
    for (; this.#operator() === '%'; count += 1) this.#index += 1;
    return count === 0 ? operand : { kind: 'percent', count, operand, position: operand.position };
  }

  #signed(): Expression {
    const token = this.#token;
    const sign = this.#operator();
    if (sign !== '-' && sign !== '+') return this.#operand();
    this.#index += 1;
    return this.#within(token, () => ({ kind: 'sign', sign, operand: this.#signed(), position: token.position }));
  }

  #operand(): Expression {
    const token = this.#token;
    const { position } = token;
    if (this.#take('number')) return { kind: 'literal', value: readNumber(token.text), position };
    if (this.#take('text')) return { kind: 'literal', value: readText(token.text), position };
    if (this.#take('name')) return this.#at('open') ? this.#call(token) : named(token);
    if (token.kind === 'open') return this.#parenthesis(() => this.#chain(0));
    return this.#refuseAsOperand(token);
  }

  #parenthesis<Result>(read: () => Result): Result {
    const open = this.#token;
    this.#index += 1;
    this.#open.push(open);
    const result = this.#within(open, read);
    if (!this.#take('close')) this.#refuseAfterOperand();
    this.#open.pop();
    return result;
  }

  #call(token: Token): Expression {
    const list = this.#parenthesis(() => (this.#at('close') ? [] : this.#arguments()));
    return { kind: 'call', name: token.text.toUpperCase(), arguments: list, position: token.position };
  }

  #arguments(): readonly Expression[] {
    const list = [this.#chain(0)];
    while (this.#take('separator')) list.push(this.#chain(0));
    return list;
  }

  #refuseAsOperand(token: Token): never {
    this.#refuseUnreadable(token);
    if (token.kind === 'close' && this.#open.length === 0) fail('extraparenthesis', token.position);
    return fail('missingoperand', token.position);
  }

  #refuseAfterOperand(): never {
    const token = this.#token;
    this.#refuseUnreadable(token);
    if (token.kind === 'close') fail('extraparenthesis', token.position);
    if (token.kind === 'separator') fail('unexpectedcharacter', token.position, { character: token.text });
    return fail('missingoperator', token.position, { text: token.text });
  }

  #refuseUnreadable(token: Token): void {
    if (token.kind === 'unterminated') fail('unterminatedtext', token.position);
    if (token.kind === 'unexpected') fail('unexpectedcharacter', token.position, { character: token.text });
    const open = this.#open.at(-1);
    if (token.kind === 'end' && open) fail('missingparenthesis', open.position);
  }
}

function named({ text, position }: Token): Expression {
  const upper = text.toUpperCase();
  return upper === 'TRUE' || upper === 'FALSE'
    ? { kind: 'literal', value: upper === 'TRUE', position }
    : { kind: 'name', name: text, position };
}

/** The tree of a text, or the first thing wrong with its form; names and functions are not looked up. */
export function parseSyntax(text: string): ParsedExpression {
  const limit = limits.expressionCharacters;
  if (text.length > limit)
    return { ok: false, problems: [{ position: limit, rule: 'expressiontoolong', params: { limit } }] };
  try {
    return { ok: true, expression: new Parser(tokenize(text)).parse() };
  } catch (fault) {
    if (fault instanceof SyntaxFault) return { ok: false, problems: [fault.problem] };
    throw fault;
  }
}
