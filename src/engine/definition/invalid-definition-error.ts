import type { DefinitionProblem } from './problem.ts';

/** A form that cannot be opened as it is written. Everything wrong with it is in `problems`, and in the message with its place. */
export class InvalidDefinitionError extends Error {
  override readonly name = 'InvalidDefinitionError';
  readonly code = 'invaliddefinition';
  readonly problems: readonly DefinitionProblem[];

  constructor(problems: readonly DefinitionProblem[]) {
    super(problems.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('\n'));
    this.problems = problems;
  }
}
