import { isRecord } from '../../../../src/engine/definition/walk-questions.ts';
import { recordsOf, type Raw } from '../../../../src/interchange/shared/raw.ts';
import { FhirError, type Issue } from '../fhir-error.ts';
import { outcome } from '../outcome.ts';

/** The input of an operation: a Parameters resource, or the one resource that it is about. */
export function inputOf(body: unknown, resourceType: string, ...names: readonly string[]): Raw | undefined {
  if (!isRecord(body)) throw wrong(resourceType);
  if (body['resourceType'] === resourceType) return body;
  if (body['resourceType'] !== 'Parameters') throw wrong(resourceType);
  const found = parameter(body, ...names)?.['resource'];
  return isRecord(found) ? found : undefined;
}

export function parameter(body: unknown, ...names: readonly string[]): Raw | undefined {
  const parameters = isRecord(body) ? recordsOf(body['parameter']) : [];
  return parameters.find(({ name }) => names.includes(String(name)));
}

/** The output of an operation, with what it could not do. */
export function outputOf(name: string, resource: object, issues: readonly Issue[]) {
  return {
    resourceType: 'Parameters',
    parameter: [{ name, resource }, ...(issues.length > 0 ? [{ name: 'issues', resource: outcome(issues) }] : [])],
  };
}

export function wrong(resourceType: string): FhirError {
  return new FhirError('badbody', [
    { code: 'structure', diagnostics: `A ${resourceType}, or Parameters with one, is expected.` },
  ]);
}
