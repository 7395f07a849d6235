import { ServerError } from '../../errors/server-error.ts';
import type { Exchange } from '../exchange.ts';
import { unsupported } from '../fhir-error.ts';
import { readPatient } from '../patient/patients.ts';
import { formOf } from '../questionnaire/canonical.ts';
import { readQuestionnaire } from '../questionnaire/read-questionnaire.ts';
import type { Resource } from '../search/bundle.ts';
import type { Parameter } from '../search/parameters.ts';

/** What responses refer to, by the search parameters that find them by it. */
const sources = {
  questionnaire: ({ questionnaire }) => questionnaire,
  subject: patientOf,
  patient: patientOf,
} as const satisfies Readonly<Record<string, (response: Resource) => unknown>>;

/** What `_include` may ask for, as a CapabilityStatement lists it. */
export const includes = Object.keys(sources).map((name) => `QuestionnaireResponse:${name}`);

/** What is asked for beside the responses; anything else that `_include` names is refused. */
export function includesAsked(parameters: readonly Parameter[]): readonly (keyof typeof sources)[] {
  const values = parameters.flatMap(({ name, values: asked }) => (name === '_include' ? asked : []));
  const names = values.map(
    (value) => /^QuestionnaireResponse:([a-z]+)(?::(?:Patient|Questionnaire))?$/.exec(value)?.[1],
  );
  for (const [index, name] of names.entries())
    if (name === undefined || !Object.hasOwn(sources, name))
      throw unsupported(`_include=${values[index]?.slice(0, 60)} is not supported. Supported: ${includes.join(', ')}.`);
  return [...new Set(names as (keyof typeof sources)[])];
}

/** The forms and patients of responses, each once, as they are read by themselves; what the caller may not know is left out. */
export async function includedWith(
  exchange: Exchange,
  responses: readonly Resource[],
  names: readonly (keyof typeof sources)[],
): Promise<readonly Resource[]> {
  const references = new Set(names.flatMap((name) => responses.map((response) => sources[name](response))));
  const found: Resource[] = [];
  for (const reference of references)
    if (typeof reference === 'string') found.push(...(await readReference(exchange, reference)));
  return found;
}

async function readReference(exchange: Exchange, reference: string): Promise<readonly Resource[]> {
  const patient = /^Patient\/(.+)$/.exec(reference)?.[1];
  const form = patient === undefined ? formOf(exchange.context.config.publicUrl, reference) : undefined;
  try {
    if (patient !== undefined) return [await readPatient(exchange, patient)];
    return form ? [await readQuestionnaire(exchange, form.category, form.version)] : [];
  } catch (error) {
    if (error instanceof ServerError && unknown.has(error.code)) return [];
    throw error;
  }
}

const unknown: ReadonlySet<string> = new Set(['unknown', 'unknowncategory', 'forbidden', 'unpublished']);

function patientOf({ subject }: Resource): unknown {
  return typeof subject === 'object' && subject !== null ? Reflect.get(subject, 'reference') : undefined;
}
