import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import type { Given, Program } from './program.ts';

/** What is asked of a drawing thread, as it travels there. */
export interface Task {
  readonly name: keyof Program;
  readonly given: readonly unknown[];
  /** The number of the form's definition, which stands in its place, and the definition itself the first time. */
  readonly number?: number;
  readonly definition?: FormDefinition;
  /** The definition of this number is not asked for any more. */
  readonly dropped?: number;
}

export type Outcome = { readonly drawn: unknown } | { readonly failure: string };

/** Definitions that a thread holds at most. */
const most = 50;

interface OfForm {
  readonly form: { readonly definition: FormDefinition };
}

const isOfForm = (given: unknown): given is OfForm => typeof given === 'object' && given !== null && 'form' in given;

/**
 * Packs what one thread is given. A definition goes there once: copying a large one takes longer than drawing a page of
 * it, and the engine compiles each object that it meets.
 */
export function createPacker(): <Name extends keyof Program>(name: Name, given: Given<Name>) => Task {
  const numbers = new Map<FormDefinition, number>();
  let last = 0;
  return (name, given) => {
    const [first] = given;
    if (!isOfForm(first)) return { name, given };
    const { definition } = first.form;
    const known = numbers.get(definition);
    const number = known ?? ++last;
    numbers.delete(definition);
    numbers.set(definition, number);
    const [oldest] = numbers.size > most ? numbers : [];
    if (oldest) numbers.delete(oldest[0]);
    return {
      name,
      given: [{ ...first, form: { ...first.form, definition: undefined } }],
      number,
      ...(known === undefined && { definition }),
      ...(oldest && { dropped: oldest[1] }),
    };
  };
}

/** The other end, in the thread. */
export function createUnpacker(): (task: Task) => readonly unknown[] {
  const definitions = new Map<number, FormDefinition>();
  return ({ given, number, definition, dropped }) => {
    if (number === undefined) return given;
    if (definition) definitions.set(number, definition);
    if (dropped !== undefined) definitions.delete(dropped);
    const [first] = given as [OfForm];
    return [{ ...first, form: { ...first.form, definition: definitions.get(number) } }];
  };
}
