import type { DefinitionProblem } from '../../../engine/definition/problem.ts';

/** Why a form is not shown or an entry not accepted: a code of the error table or of the filler. */
export interface Failure {
  readonly code: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly problems?: readonly DefinitionProblem[];
  /** By which the person may report a fault of the server. */
  readonly request?: string;
}

/** `code` is stable: `unknowncategory`, `withdrawn`, `unpublished`, `originnotallowed`, `offline`, `invaliddefinition`, `wrongattribute`, `internal` and the like. */
export interface ErrorDetail {
  readonly code: string;
  readonly message: string;
}

/** The problems of a definition that cannot run; any other error is a fault of the filler. */
export function toFailure(error: unknown): Failure {
  const problems = error instanceof Error && 'problems' in error ? error.problems : undefined;
  return Array.isArray(problems) ? { code: 'invaliddefinition', problems } : { code: 'internal' };
}

const offline = 5002;

/** The name in the error table, which is loaded together with its sentences; unknown codes are `internal`. */
export async function errorName(code: number): Promise<string> {
  return code === offline ? 'offline' : (await import('./refusals.ts')).nameOf(code);
}
