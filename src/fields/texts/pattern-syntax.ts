import { limits } from '../../engine/definition/limits.ts';

/** A place in a pattern: with `accepts` it takes one character, without it none, with `edge` only at an edge of the text. */
export interface State {
  readonly accepts?: RegExp;
  readonly edge?: 'start' | 'end';
  next: readonly State[];
}

/** Unfolds a part of a pattern into states, from its last to its first; `then` is what follows it. */
export type Part = (then: State) => State;

const tokens =
  /\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\.|\[(?:\\.|[^\]\\])*\]|\(\?:|\(\?<[A-Za-z]\w*>|[*+?]\??|\{\d+(?:,\d*)?\}\??|./gsu;

/** Reads a pattern that unfolds to at most so many states; throws a SyntaxError at what it does not understand. */
export function parsePattern(text: string, mostStates: number): Part {
  const parts = text.match(tokens) ?? [];
  let at = 0;
  let left = mostStates;

  /** Every part pays for each time it is unfolded. */
  const paid =
    (unfold: Part): Part =>
    (then) => {
      left -= 1;
      if (left < 0) throw new SyntaxError('pattern unfolds too far');
      return unfold(then);
    };

  function readWays(depth: number): Part {
    const ways = [readSequence(depth)];
    while (parts[at] === '|') {
      at += 1;
      ways.push(readSequence(depth));
    }
    return paid((then) => ({ next: ways.map((way) => way(then)) }));
  }

  function readSequence(depth: number): Part {
    const sequence: Part[] = [];
    while (at < parts.length && parts[at] !== '|' && parts[at] !== ')') sequence.push(readRepeated(depth));
    return paid((then) => sequence.reduceRight((state, part) => part(state), then));
  }

  function readRepeated(depth: number): Part {
    const part = readPart(depth);
    const count = countOf(parts[at]);
    if (!count) return part;
    at += 1;
    return paid((then) => repeat(part, count, then));
  }

  function readPart(depth: number): Part {
    const token = parts[at] ?? '';
    at += 1;
    if (token === '^' || token === '$')
      return paid((then) => ({ edge: token === '^' ? 'start' : 'end', next: [then] }));
    if (!token.startsWith('(')) return oneCharacter(token);
    if (depth >= limits.expressionDepth) throw new SyntaxError('too deep');
    const inner = readWays(depth + 1);
    if (parts[at] !== ')') throw new SyntaxError('parenthesis left open');
    at += 1;
    return inner;
  }

  function oneCharacter(token: string): Part {
    const accepts = characterTest(token);
    return paid((then) => ({ accepts, next: [then] }));
  }

  const whole = readWays(0);
  if (at < parts.length) throw new SyntaxError('parenthesis without its opening');
  return whole;
}

interface Count {
  readonly least: number;
  readonly greatest: number;
}

function repeat(part: Part, { least, greatest }: Count, then: State): State {
  let state = then;
  if (greatest === Infinity) {
    state = { next: [] };
    state.next = [part(state), then];
  } else {
    for (let count = least; count < greatest; count += 1) state = { next: [part(state), then] };
  }
  for (let count = 0; count < least; count += 1) state = part(state);
  return state;
}

function countOf(token: string | undefined): Count | undefined {
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
