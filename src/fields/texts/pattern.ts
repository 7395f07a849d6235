import { limits } from '../../engine/definition/limits.ts';
import { parsePattern, type State } from './pattern-syntax.ts';

export type Matcher = (text: string) => boolean;

/** States a pattern may unfold to and characters a text may have: their product bounds the work. */
const most = { states: 2000, characters: 1000, compiled: 200 } as const;
const compiled = new Map<string, Matcher | undefined>();

/**
 * The pattern as a test of a whole text, or undefined where it is none.
 *
 * It understands characters, classes, groups, `|`, `?`, `*`, `+`, `{n,m}`, `^` and `$`; no look-around and no
 * references. The text is walked once with all ways open, so that no pattern can run away. Longer texts never match.
 */
export function compilePattern(pattern: string): Matcher | undefined {
  if (!compiled.has(pattern)) {
    if (compiled.size >= most.compiled) compiled.clear();
    compiled.set(pattern, compile(pattern));
  }
  return compiled.get(pattern);
}

function compile(pattern: unknown): Matcher | undefined {
  if (typeof pattern !== 'string' || pattern.length > limits.patternCharacters) return undefined;
  try {
    const end: State = { next: [] };
    const start = parsePattern(pattern, most.states)(end);
    return (text) => run(start, end, text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function run(start: State, end: State, text: string): boolean {
  const characters = [...text];
  if (characters.length > most.characters) return false;
  let open = reach([start], 0, characters.length);
  characters.forEach((character, index) => {
    const moved = [...open].flatMap((state) => (state.accepts?.test(character) ? state.next : []));
    open = reach(moved, index + 1, characters.length);
  });
  return open.has(end);
}

/** All states that can be reached at a place in the text without taking another character. */
function reach(from: readonly State[], place: number, length: number): ReadonlySet<State> {
  const found = new Set<State>(from);
  for (const state of found) {
    const passes = state.edge === undefined || (state.edge === 'start' ? place === 0 : place === length);
    if (!state.accepts && passes) for (const next of state.next) found.add(next);
  }
  return found;
}
