import { isBlank, toBoolean } from '../values/coerce.ts';
import { isEqual } from '../values/compare.ts';
import { eager, lazy } from './formula-function.ts';

export const IF = lazy(2, 3, ([condition, yes, no], evaluation) =>
  (toBoolean(condition?.value(evaluation)) ? yes : no)?.value(evaluation),
);

export const IFS = {
  ...lazy(2, Infinity, (given, evaluation) => {
    const index = given.findIndex((argument, at) => at % 2 === 0 && toBoolean(argument.value(evaluation)));
    return index < 0 ? undefined : given[index + 1]?.value(evaluation);
  }),
  paired: true,
};

export const SWITCH = lazy(3, Infinity, ([subject, ...cases], evaluation) => {
  const value = subject?.value(evaluation);
  const index = cases.findIndex(
    (argument, at) => at % 2 === 0 && at + 1 < cases.length && isEqual(value, argument.value(evaluation)),
  );
  const fallback = cases.length % 2 === 1 ? cases.at(-1) : undefined;
  return (index < 0 ? fallback : cases[index + 1])?.value(evaluation);
});

export const AND = lazy(1, Infinity, (given, evaluation) =>
  given.every((argument) => toBoolean(argument.value(evaluation))),
);

export const OR = lazy(1, Infinity, (given, evaluation) =>
  given.some((argument) => toBoolean(argument.value(evaluation))),
);

export const NOT = eager(1, 1, ([value]) => !toBoolean(value));

export const BLANK = eager(1, 1, ([value]) => isBlank(value));

export const ANSWERED = eager(1, Infinity, (values) => !values.some(isBlank));

export const IFBLANK = lazy(2, Infinity, (given, evaluation) => {
  for (const argument of given) {
    const value = argument.value(evaluation);
    if (!isBlank(value)) return value;
  }
  return undefined;
});
