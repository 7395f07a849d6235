import createCompilers from '@fastify/ajv-compiler';

type Build = ReturnType<typeof createCompilers>;
type Compile = ReturnType<Build>;

const build: Build = createCompilers();

/** Bodies of more values than this are only checked up to their first fault. */
const mostLookedThrough = 2000;

/**
 * Compiles what a call's body must be when the first one comes: for all calls at once it would be half of a start.
 *
 * A body is held to it up to the first fault; all faults, which a form shows beside its fields, are looked for in small
 * ones alone: each is an object, and a megabyte can hold some hundred thousand. Fastify takes such results; the type of
 * the library knows only its own.
 */
export const compileOnDemand = (...[schemas, options]: Parameters<Build>): Compile => {
  const [untilFirst, throughout] = [false, true].map((allErrors) =>
    build(schemas, { ...options, customOptions: { ...options?.customOptions, allErrors } } as typeof options),
  ) as [Compile, Compile];
  return ((route: Parameters<Compile>[0]) => {
    let fits: ReturnType<Compile> | undefined;
    let search: ReturnType<Compile> | undefined;
    return (body: unknown) => {
      fits ??= untilFirst(route);
      if (fits(body)) return { value: body };
      if (!isSmall(body)) return { error: fits.errors };
      search ??= throughout(route);
      return { error: search(body) ? fits.errors : search.errors };
    };
  }) as unknown as Compile;
};

function isSmall(body: unknown): boolean {
  const left = [body];
  for (let count = 0; left.length > 0; count += 1) {
    const value = left.pop();
    if (count + left.length > mostLookedThrough) return false;
    if (typeof value !== 'object' || value === null) continue;
    const inner = Object.values(value);
    if (inner.length > mostLookedThrough) return false;
    left.push(...inner);
  }
  return true;
}
