import createCompilers from '@fastify/ajv-compiler';

type Build = ReturnType<typeof createCompilers>;
type Compile = ReturnType<Build>;

const build: Build = createCompilers();

/** Compiles what a call's body must be when the first one comes: for all calls at once it would be half of a start. Fastify takes such results; the type of the library knows only its own. */
export const compileWhenAsked = (...given: Parameters<Build>): Compile => {
  const compile = build(...given);
  return ((route: Parameters<Compile>[0]) => {
    let validate: ReturnType<Compile> | undefined;
    return (body: unknown) => {
      validate ??= compile(route);
      return validate(body) ? { value: body } : { error: validate.errors };
    };
  }) as unknown as Compile;
};
