import type { FormScope } from '../../../engine/live-form/types.ts';

/** A sum of nothing is 0, which would be a strange result to be given. */
export function isEmptySum(scope: FormScope, name: string): boolean {
  const values = scope.get(name) === 0 ? (scope.form.explain(scope.path + name).value?.values ?? []) : [];
  return (
    values.length > 0 &&
    values.every(({ value }) => value === undefined || (Array.isArray(value) && value.length === 0))
  );
}
