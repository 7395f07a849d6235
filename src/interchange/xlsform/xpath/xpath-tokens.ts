export type XPathToken = {
  readonly kind: 'number' | 'text' | 'reference' | 'path' | 'name' | 'operator' | 'open' | 'close' | 'comma' | 'end';
  readonly text: string;
};

const pattern = new RegExp(
  [
    String.raw`\s+`,
    String.raw`(\d+(?:\.\d*)?|\.\d+)`,
    String.raw`("[^"]*"|'[^']*')`,
    String.raw`(\$\{\s*[^{}]*\})`,
    String.raw`((?:\.\.?|/|current\(\)(?=/)|[\p{L}_][\p{L}\p{N}_.\-]*(?=/))(?:/?(?:\.\.|\.|\*|current\(\)|[\p{L}_][\p{L}\p{N}_.\-]*))*)(?![\w(:-])`,
    String.raw`([\p{L}_][\p{L}\p{N}_.\-]*(?::[\p{L}_][\p{L}\p{N}_.\-]*)?)`,
    String.raw`(<=|>=|!=|[-+*=<>|])`,
    String.raw`(\()|(\))|(,)`,
  ].join('|'),
  'yu',
);

const kinds = ['number', 'text', 'reference', 'path', 'name', 'operator', 'open', 'close', 'comma'] as const;

/** The parts of an XPath expression; undefined where a sign stands that none of them can hold. */
export function tokenizeXPath(text: string): readonly XPathToken[] | undefined {
  const tokens: XPathToken[] = [];
  pattern.lastIndex = 0;
  while (pattern.lastIndex < text.length) {
    const match = pattern.exec(text);
    if (!match) return undefined;
    const kind = kinds[match.findIndex((part, index) => index > 0 && part !== undefined) - 1];
    if (kind) tokens.push({ kind, text: match[0] });
  }
  return [...tokens, { kind: 'end', text: '' }];
}
