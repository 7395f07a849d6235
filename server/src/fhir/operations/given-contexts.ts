import type { FormDefinition } from '../../../../src/engine/definition/types.ts';
import { isRecord } from '../../../../src/engine/definition/walk-questions.ts';
import { toFhirPatient } from '../../../../src/interchange/fhir/fhirpath/patient.ts';
import { keptOf, unkeep } from '../../../../src/interchange/fhir/resource/keep.ts';
import { launchContextsOf, type LaunchContext } from '../../../../src/interchange/fhir/resource/launch-contexts.ts';
import { recordsOf, textOf, type Raw, type Variable } from '../../../../src/interchange/shared/raw.ts';
import type { Exchange } from '../exchange.ts';
import { FhirError, type Issue } from '../fhir-error.ts';
import { knownPatient, readSubject } from '../response/subject.ts';

/** The resources that a form is populated from, by the names that its expressions call them, and what was ignored. */
export interface GivenContexts {
  readonly launch: Readonly<Record<string, readonly Raw[]>>;
  /** Names that the form asks for and nobody gave. */
  readonly missing: readonly string[];
  readonly issues: readonly Issue[];
}

/**
 * Reads the `context` parameters. What the form does not ask for, or cannot use, is ignored with an issue.
 *
 * @param queries Names of queries besides those of its variables.
 */
export async function givenContexts(
  exchange: Exchange,
  body: unknown,
  definition: FormDefinition,
  queries: readonly string[] = [],
): Promise<GivenContexts> {
  const declared = declaredBy(definition, queries);
  const launch = new Map<string, readonly Raw[]>();
  const issues: Issue[] = [];
  for (const { name, contents, place } of contextsIn(body)) {
    const warn = (code: Issue['code'], what: string): void =>
      void issues.push({
        severity: 'warning',
        code,
        diagnostics: `${name.slice(0, 100)}: ${what}`,
        expression: place,
      });
    const context = declared.get(name);
    if (context === undefined) {
      warn('not-found', 'the Questionnaire declares no launch context and no query of this name; it is ignored.');
      continue;
    }
    const fitting: Raw[] = [...(launch.get(name) ?? [])];
    for (const content of contents) {
      const resource = await resourceOf(exchange, content, warn);
      if (resource === undefined) continue;
      const fault = faultOf(resource, context, fitting.length);
      if (fault === undefined) fitting.push(resource);
      else warn('value', fault);
    }
    if (fitting.length > 0) launch.set(name, fitting);
  }
  const missing = [...declared.keys()].filter((name) => name !== 'patient' && !launch.has(name));
  return { launch: Object.fromEntries(launch), missing, issues };
}

/** The patient, whom every form may ask about; what the Questionnaire declares; and its queries, whose results are given. */
function declaredBy(definition: FormDefinition, others: readonly string[]): ReadonlyMap<string, LaunchContext> {
  const variables = (recordsOf(Reflect.get(definition, 'variables')) as unknown as readonly Variable[]).filter(
    ({ language }) => language === 'application/x-fhir-query',
  );
  const contexts = [
    { name: 'patient', types: ['Patient'], takesSeveral: false },
    ...[...variables.map(({ name }) => name), ...others].map((name) => ({ name, types: [], takesSeveral: true })),
    ...launchContextsOf(unkeep(keptOf(definition).resource)),
  ];
  return new Map(contexts.map((context) => [context.name, context]));
}

interface GivenContext {
  readonly name: string;
  readonly contents: readonly Raw[];
  readonly place: string;
}

function contextsIn(body: unknown): readonly GivenContext[] {
  const parameters = isRecord(body) ? recordsOf(body['parameter']) : [];
  return parameters.flatMap((parameter, index) => {
    if (parameter['name'] !== 'context') return [];
    const parts = recordsOf(parameter['part']);
    const name = textOf(parts.find((part) => part['name'] === 'name')?.['valueString']);
    const contents = parts.filter((part) => part['name'] === 'content');
    const place = `Parameters.parameter[${index}]`;
    if (name !== undefined && contents.length > 0) return [{ name, contents, place }];
    const diagnostics =
      'A context has a part ‘name’ (valueString) and a part ‘content’ (a resource or valueReference).';
    throw new FhirError('badbody', [{ code: 'required', diagnostics, expression: place }]);
  });
}

type Warn = (code: Issue['code'], what: string) => void;

/** The resource that is sent, or the Patient of this server that is referred to. */
async function resourceOf(exchange: Exchange, content: Raw, warn: Warn): Promise<Raw | undefined> {
  const { resource, valueReference } = content;
  if (isRecord(resource)) return resource;
  if (valueReference === undefined) {
    warn('structure', 'the content is neither a resource nor a reference; it is ignored.');
    return undefined;
  }
  try {
    const { known } = readSubject({ subject: valueReference }, exchange.base);
    return { ...toFhirPatient((await knownPatient(exchange, known)).details), id: known };
  } catch (error) {
    if (!(error instanceof FhirError)) throw error;
    warn('not-found', 'the reference leads to no Patient of this server; the resource itself can be sent.');
    return undefined;
  }
}

function faultOf({ resourceType }: Raw, { types, takesSeveral }: LaunchContext, before: number): string | undefined {
  if (typeof resourceType !== 'string') return 'the content has no resourceType; it is ignored.';
  if (types.length > 0 && !types.includes(resourceType))
    return `${types.join(' or ')} is expected, not ${resourceType.slice(0, 60)}; it is ignored.`;
  return before > 0 && !takesSeveral ? 'one resource is expected; all but the first are ignored.' : undefined;
}
