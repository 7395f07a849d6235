import type { Option } from '../../engine/definition/types.ts';

/** One level of a cascade: what it offers, and what was chosen of it. */
export interface Level {
  readonly options: readonly Option[];
  readonly chosen?: string;
}

/** Levels that may be chosen from now: those of the path, and the one after it. */
export function levelsOf(options: readonly Option[] = [], path: readonly string[]): readonly Level[] {
  const levels: Level[] = [];
  let offered: readonly Option[] | undefined = options;
  for (let depth = 0; offered?.length && depth <= path.length; depth += 1) {
    const chosen: string | undefined = path[depth];
    levels.push({ options: offered, chosen });
    offered = offered.find((option) => option.value === chosen)?.children;
  }
  return levels;
}

/** The path after a choice at one level: what lay under the old choice goes. */
export function choosePath(path: readonly string[], depth: number, value: string | undefined): readonly string[] {
  return value === undefined ? path.slice(0, depth) : [...path.slice(0, depth), value];
}

/** An option below a level, with the options that lead to it. */
export interface Deeper {
  readonly path: readonly Option[];
  readonly option: Option;
}

/** Everything below these options, as a tree is read. */
export function deeperThan(options: readonly Option[] = [], path: readonly Option[] = []): readonly Deeper[] {
  return options.flatMap((option) => {
    const below = deeperThan(option.children, [...path, option]);
    return path.length ? [{ path, option }, ...below] : below;
  });
}
