/** The same tree with what stands at a path such as `pages[0].questions[2].title` changed; undefined removes the key. What is not on the way stays the same object. */
export function setAtPath<T extends object>(root: T, path: string, change: (before: unknown) => unknown): T {
  const steps = path.match(/[^.[\]]+/g) ?? [];
  return at(root, steps, change) as T;
}

function at(value: unknown, [step, ...rest]: readonly string[], change: (before: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (String(index) === step ? at(item, rest, change) : item));
  const { [step]: before, ...others } = value as Readonly<Record<string, unknown>>;
  const after = at(before, rest, change);
  if (after === undefined) return others;
  return { ...(value as object), [step]: after };
}
