import type { Option, Question } from '../../engine/definition/types.ts';
import { choiceName } from '../xlsform/export/survey-scope.ts';

interface Place {
  readonly option: Option;
  readonly name: string;
  readonly path: readonly string[];
}

/** For each level of a cascade, the path of values to each of its choices, by the choice’s name in a survey. */
export function cascadePaths({ options = [] }: Question): readonly ReadonlyMap<string, readonly string[]>[] {
  const levels: ReadonlyMap<string, readonly string[]>[] = [];
  let level: readonly Place[] = options.map((option) => ({
    option,
    name: choiceName(option.value),
    path: [option.value],
  }));
  while (level.length > 0) {
    levels.push(new Map(level.map(({ name, path }) => [name, path])));
    level = level.flatMap(({ option, name, path }) =>
      (option.children ?? []).map((child) => ({
        option: child,
        name: `${name}-${choiceName(child.value)}`,
        path: [...path, child.value],
      })),
    );
  }
  return levels;
}
