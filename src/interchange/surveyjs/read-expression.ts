/** An expression as SurveyJS writes it. */
export type Survey =
  | { readonly kind: 'number'; readonly value: string }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'truth'; readonly value: boolean }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'list'; readonly items: readonly Survey[] }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'unary'; readonly operator: 'not' | 'minus' | 'empty' | 'notempty'; readonly operand: Survey }
  | { readonly kind: 'call'; readonly name: string; readonly arguments: readonly Survey[] }
  | { readonly kind: 'binary'; readonly operator: BinaryOperator; readonly left: Survey; readonly right: Survey };

export type BinaryOperator =
  | 'or'
  | 'and'
  | '='
  | '<>'
  | '<'
  | '<='
  | '>'
  | '>='
  | 'contains'
  | 'notcontains'
  | 'anyof'
  | 'allof'
  | 'noneof'
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'
  | '^';

interface Token {
  readonly kind: 'number' | 'text' | 'name' | 'word' | 'sign' | 'end';
  readonly text: string;
}

const token =
  /\s+|(\d+(?:\.\d+)?)(?![\p{L}_])|'((?:[^'\\]|\\[^])*)'|"((?:[^"\\]|\\[^])*)"|\{([^{}]+)\}|([\p{L}_$][\p{L}\p{N}_$.-]*)|(==|!=|<>|<=|>=|&&|\|\||[-+*/%^=<>!(),[\]])|([^])/gu;

function tokensOf(text: string): readonly Token[] | undefined {
  const tokens: Token[] = [];
  for (const [, number, single, double, name, word, sign, stray] of text.matchAll(token)) {
    const quoted = single ?? double;
    if (stray !== undefined) return undefined;
    if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (quoted !== undefined) tokens.push({ kind: 'text', text: quoted.replace(/\\([^])/g, '$1') });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name.trim() });
    else if (word !== undefined) tokens.push({ kind: 'word', text: word });
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign });
  }
  return [...tokens, { kind: 'end', text: '' }];
}

const levels: readonly Readonly<Record<string, BinaryOperator>>[] = [
  { or: 'or', '||': 'or' },
  { and: 'and', '&&': 'and' },
  {
    '=': '=',
    '==': '=',
    equal: '=',
    equals: '=',
    '!=': '<>',
    '<>': '<>',
    notequal: '<>',
    notequals: '<>',
    '<': '<',
    less: '<',
    '<=': '<=',
    lessorequal: '<=',
    '>': '>',
    greater: '>',
    '>=': '>=',
    greaterorequal: '>=',
    contains: 'contains',
    contain: 'contains',
    notcontains: 'notcontains',
    notcontain: 'notcontains',
    anyof: 'anyof',
    allof: 'allof',
    noneof: 'noneof',
  },
  { '+': '+', '-': '-' },
  { '*': '*', '/': '/', '%': '%' },
  { '^': '^', power: '^' },
];
const mostDepth = 100;

class NotReadable extends Error {}

class Reader {
  readonly #tokens: readonly Token[];
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  read(): Survey {
    const expression = this.#binary(0);
    if (this.#token.kind !== 'end') throw new NotReadable();
    return expression;
  }

  get #token(): Token {
    return this.#tokens[this.#at] as Token;
  }

  #binary(level: number): Survey {
    const operators = levels[level];
    if (!operators) return this.#within(() => this.#unary());
    let left = this.#binary(level + 1);
    for (let operator = this.#operator(operators); operator; operator = this.#operator(operators)) {
      left = { kind: 'binary', operator, left, right: this.#binary(level + 1) };
    }
    return level === 2 ? this.#emptiness(left) : left;
  }

  #emptiness(operand: Survey): Survey {
    const word = this.#token.text.toLowerCase();
    if (this.#token.kind !== 'word' || (word !== 'empty' && word !== 'notempty')) return operand;
    this.#at += 1;
    return { kind: 'unary', operator: word, operand };
  }

  #operator(operators: Readonly<Record<string, BinaryOperator>>): BinaryOperator | undefined {
    const { kind, text } = this.#token;
    const key = text.toLowerCase();
    if ((kind !== 'sign' && kind !== 'word') || !Object.hasOwn(operators, key)) return undefined;
    this.#at += 1;
    return operators[key];
  }

  #takes(sign: string): boolean {
    const isThere = this.#token.kind === 'sign' && this.#token.text === sign;
    if (isThere) this.#at += 1;
    return isThere;
  }

  #unary(): Survey {
    const isNegated = this.#token.kind === 'word' && /^(?:not|negate)$/i.test(this.#token.text);
    if (isNegated) this.#at += 1;
    if (isNegated || this.#takes('!'))
      return { kind: 'unary', operator: 'not', operand: this.#within(() => this.#unary()) };
    if (this.#takes('-')) return { kind: 'unary', operator: 'minus', operand: this.#within(() => this.#unary()) };
    if (this.#takes('(')) return this.#closed(')', () => this.#binary(0));
    if (this.#takes('[')) return { kind: 'list', items: this.#items(']') };
    return this.#single();
  }

  #single(): Survey {
    const { kind, text } = this.#token;
    if (kind === 'end' || kind === 'sign') throw new NotReadable();
    this.#at += 1;
    if (kind === 'number' || kind === 'text' || kind === 'name')
      return kind === 'name' ? { kind, name: text } : { kind, value: text };
    if (this.#takes('(')) return { kind: 'call', name: text, arguments: this.#items(')') };
    if (/^(?:true|false)$/i.test(text)) return { kind: 'truth', value: text.toLowerCase() === 'true' };
    return /^(?:null|undefined)$/i.test(text) ? { kind: 'nothing' } : { kind: 'text', value: text };
  }

  #items(end: string): readonly Survey[] {
    const items: Survey[] = [];
    if (this.#takes(end)) return items;
    return this.#closed(end, () => {
      do items.push(this.#binary(0));
      while (this.#takes(','));
      return items;
    });
  }

  /** SurveyJS forgives brackets that nobody closed at the end. */
  #closed<Found>(end: string, read: () => Found): Found {
    const found = this.#within(read);
    if (!this.#takes(end) && this.#token.kind !== 'end') throw new NotReadable();
    return found;
  }

  #within<Found>(read: () => Found): Found {
    this.#depth += 1;
    if (this.#depth > mostDepth) throw new NotReadable();
    const found = read();
    this.#depth -= 1;
    return found;
  }
}

/** Undefined for a text that is no expression of SurveyJS, or a longer or deeper one than any form needs. */
export function readExpression(text: string): Survey | undefined {
  const tokens = text.length > 10_000 ? undefined : tokensOf(text);
  if (!tokens) return undefined;
  try {
    return new Reader(tokens).read();
  } catch (error) {
    if (error instanceof NotReadable) return undefined;
    throw error;
  }
}
