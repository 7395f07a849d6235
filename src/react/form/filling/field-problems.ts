import type { FieldFault } from '../../../api/contract/contract.ts';
import type { Problem } from '../../../engine/definition/problem.ts';
import type { LiveForm } from '../../../engine/live-form/types.ts';
import { placeOf } from '../question/scope-key.ts';

/** The server's problems that belong to questions of the form. Loaded with the first refusal that names some. */
export function toProblems(form: LiveForm, fields: readonly FieldFault[]): readonly Problem[] {
  return fields.flatMap(({ path, rule, message }) => {
    const name = path.replace(/^\/?answers[./]/, '').replace(/^\//, '');
    return isKnown(form, name) ? [{ name, rule, message }] : [];
  });
}

function isKnown(form: LiveForm, problemName: string): boolean {
  try {
    const { scope, name } = placeOf(form, problemName);
    scope.state(name);
    return true;
  } catch {
    return false;
  }
}
