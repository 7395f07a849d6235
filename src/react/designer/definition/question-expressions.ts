import type { Option, Question } from '../../../engine/definition/types.ts';

/** What a question's expressions become when each text is changed; what stays the same keeps its object. */
export function changeExpressions(question: Question, change: (text: string) => string): Partial<Question> {
  const { formula, initialformula, requiredWhen, constraint, min, max, options, optionsFrom } = question;
  const bound = (value: number | string): number | string => (typeof value === 'string' ? change(value) : value);
  return {
    ...(formula !== undefined && { formula: change(formula) }),
    ...(initialformula !== undefined && { initialformula: change(initialformula) }),
    ...(requiredWhen !== undefined && { requiredWhen: change(requiredWhen) }),
    ...(constraint !== undefined && { constraint: withChanges(constraint, { when: change(constraint.when) }) }),
    ...(min !== undefined && { min: bound(min) }),
    ...(max !== undefined && { max: bound(max) }),
    ...(optionsFrom !== undefined && { optionsFrom: change(optionsFrom) }),
    ...(options !== undefined && { options: changeOptions(options, change) }),
  };
}

function changeOptions(options: readonly Option[], change: (text: string) => string): readonly Option[] {
  return mapSame(options, (option) =>
    withChanges(option, {
      ...(option.visibleWhen !== undefined && { visibleWhen: change(option.visibleWhen) }),
      ...(option.children !== undefined && { children: changeOptions(option.children, change) }),
    }),
  );
}

/** The object itself where nothing in it changes. */
export function withChanges<T extends object>(before: T, changes: Partial<T>): T {
  const keys = Object.keys(changes) as (keyof T)[];
  return keys.every((key) => before[key] === changes[key]) ? before : { ...before, ...changes };
}

export function mapSame<T>(list: readonly T[], change: (item: T) => T): readonly T[] {
  const changed = list.map(change);
  return changed.every((item, index) => item === list[index]) ? list : changed;
}
