import { limits } from '../../engine/definition/limits.ts';

export type Pattern =
  | { readonly kind: 'one'; readonly accepts: RegExp }
  | { readonly kind: 'edge'; readonly of: 'start' | 'end' }
  | { readonly kind: 'all' | 'any'; readonly parts: readonly Pattern[] }
  | { readonly kind: 'repeat'; readonly part: Pattern; readonly least: number; readonly greatest: number };

const tokens = /\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\.|\[(?:\\.|[^\]\\])*\]|\(\?:|\(\?<[A-Za-z]\w*>|[*+?]\??|\{\d+(?:,\d*)?\}\??|./gsu;

/** Reads a pattern; throws a SyntaxError at what it does not understand. */
export function parsePattern(text: string): Pattern {
  const parts = text.match(tokens) ?? [];
  let at = 0;

  function readWays(depth: number): Pattern {
    const ways = [readSequence(depth)];
    while (parts[at] === '|') {
      at += 1;
      ways.push(readSequence(depth));
    }
    return { kind: 'any', parts: ways };
  }

  function readSequence(depth: number): Pattern {
    const sequence: Pattern[] = [];
    while (at < parts.length && parts[at] !== '|' && parts[at] !== ')') sequence.push(readRepeated(depth));
    return { kind: 'all', parts: sequence };
  }

  function readRepeated(depth: number): Pattern {
    const part = readPart(depth);
    const count = countOf(parts[at]);
    if (!count) return part;
    at += 1;
    return { kind: 'repeat', part, ...count };
  }

  function readPart(depth: number): Pattern {
    const token = parts[at] ?? '';
    at += 1;
    if (token === '^' || token === '$') return { kind: 'edge', of: token === '^' ? 'start' : 'end' };
    if (!token.startsWith('(')) return { kind: 'one', accepts: characterTest(token) };
    if (depth >= limits.expressionDepth) throw new SyntaxError('too deep');
    const inner = readWays(depth + 1);
    if (parts[at] !== ')') throw new SyntaxError('parenthesis left open');
    at += 1;
    return inner;
  }

  const whole = readWays(0);
  if (at < parts.length) throw new SyntaxError('parenthesis without its opening');
  return whole;
}

function countOf(token: string | undefined): { least: number; greatest: number } | undefined {
  const sign = token?.[0];
  if (sign === '*') return { least: 0, greatest: Infinity };
  if (sign === '+') return { least: 1, greatest: Infinity };
  if (sign === '?') return { least: 0, greatest: 1 };
  const [, low, comma, high] = /^\{(\d+)(,?)(\d*)\}/.exec(token ?? '') ?? [];
  if (low === undefined) return undefined;
  const least = Number(low);
  const greatest = high ? Number(high) : comma ? Infinity : least;
  if (least > greatest) throw new SyntaxError('numbers out of order');
  return { least, greatest };
}

/** A test of one character. References, borders and look-around are no characters, and so are refused. */
function characterTest(token: string): RegExp {
  const reference = /^\\[1-9kbB]/.test(token);
  const sign = token.length > 0 && /^[*+?{}()\]]/.test(token);
  if (token === '' || reference || sign) throw new SyntaxError(`no character: ${token}`);
  const harmless = /^\\[-\s'"@#%&,;:=<>~`!_]$/.test(token);
  return new RegExp(`^${harmless ? token.slice(1) : token}$`, 'su');
}
