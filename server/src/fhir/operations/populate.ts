import type { Fault } from '../../../../src/engine/definition/problem.ts';
import type { HistoryEntry, Patient } from '../../../../src/engine/live-form/types.ts';
import type { Answers, FormDefinition, Question } from '../../../../src/engine/definition/types.ts';
import { walkQuestions } from '../../../../src/engine/definition/walk-questions.ts';
import type { BegunRows } from '../../../../src/interchange/fhir/fhirpath/population.ts';
import { toFhirPatient } from '../../../../src/interchange/fhir/fhirpath/patient.ts';
import { populationContexts } from '../../../../src/interchange/fhir/fhirpath/variables.ts';
import { fromFormula, mentionsIn } from '../../../../src/interchange/fhir/resource/expressions.ts';
import { patientDetails } from '../../../../src/interchange/fhir/resource/patient-details.ts';
import { withAnswerSystems } from '../../../../src/interchange/fhir/resource/answer-systems.ts';
import { toResponse } from '../../../../src/interchange/fhir/response/to-response.ts';
import type { Raw } from '../../../../src/interchange/shared/raw.ts';
import { formEngine } from '../../entry/form-engine.ts';
import { usablePatient } from '../../file/check-patient.ts';
import { questionnaireAddress } from '../../form/interchange.ts';
import type { Exchange } from '../exchange.ts';
import { FhirError, type Issue } from '../fhir-error.ts';
import { formOf } from '../questionnaire/canonical.ts';
import { knownPatient, readSubject } from '../response/subject.ts';
import { givenContexts, type GivenContexts } from './given-contexts.ts';
import { outputOf, parameter } from './parameters-resource.ts';

/**
 * A response as the form begins for a patient: defaults, and what is computed of the patient, of earlier entries and
 * of the resources that are sent.
 *
 * An initial value that cannot be computed stays blank, with an issue.
 */
export async function populate(exchange: Exchange, body: unknown, id?: string) {
  const { context } = exchange;
  const reference = formAsked(exchange, body, id);
  const form = await exchange.call('/category/getform', reference);
  const subject = parameter(body, 'subject')?.['valueReference'];
  const isLocal = parameter(body, 'local')?.['valueBoolean'] !== false;
  const about = subject === undefined ? undefined : await knownAbout(exchange, subject, form.id, isLocal);
  const { launch, missing, issues } = await givenContexts(exchange, body, form.definition);
  await formEngine.prepare(form.definition);
  const patient = about?.patient ?? usablePatient(patientDetails(launch['patient']?.[0] ?? {}));
  const known = { ...toFhirPatient(patient), ...(about?.patient && { id: about.subject }) };
  const given = { patient: known, ...launch };
  const rows = await begunRows(form.definition, given, context.clock());
  const blank = rows.failed.map((id) => notComputed(id, 'population context', 'cannot be computed'));
  const live = formEngine.createForm(form.definition, {
    role: form.role,
    language: context.caller.language,
    now: context.clock,
    patient,
    ...(about?.history && { history: about.history }),
    launch: given,
    answers: rows.answers,
    onNoInitial: (question, fault) => void blank.push(noInitial(question, fault, missing)),
  });
  const response = {
    ...toResponse(live.answers(), withAnswerSystems(form.definition, form.id)),
    status: 'in-progress',
    questionnaire: `${questionnaireAddress(context.config.publicUrl, form.id)}|${form.version}`,
    ...(about && { subject: { reference: `Patient/${about.subject}` } }),
    authored: context.clock().toISOString(),
  };
  return outputOf('response', response, [...issues, ...blank]);
}

/** Says why a question begins without the value that its initial expression was to give. */
function noInitial({ id, initialformula }: Question, { rule }: Fault, missing: GivenContexts['missing']): Issue {
  const mentioned = mentionsIn(fromFormula(initialformula) ?? '').filter((name) => missing.includes(name));
  const reason =
    rule !== 'notcomputed'
      ? 'gives no answer of this question'
      : mentioned.length > 0
        ? `cannot be computed without ${mentioned.map((name) => `%${name}`).join(', ')}`
        : 'cannot be computed';
  return notComputed(id, 'initial expression', reason);
}

function notComputed(id: string, what: string, reason: string): Issue {
  return { severity: 'warning', code: 'processing', diagnostics: `${id}: the ${what} ${reason}.`.slice(0, 500) };
}

/** What computes FHIRPath is loaded for a form that has groups of rows to populate. */
async function begunRows(
  definition: FormDefinition,
  launch: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<BegunRows> {
  if (!walkQuestions(definition).some((placed) => populationContexts(placed).length > 0))
    return { answers: {}, failed: [] };
  const { rowsBegun } = await import('../../../../src/interchange/fhir/fhirpath/population.ts');
  return rowsBegun(definition, launch, now);
}

/** The form of the address, or of a parameter. */
function formAsked({ context }: Exchange, body: unknown, id: string | undefined) {
  const named = id === undefined ? namedIn(body) : `Questionnaire/${id}`;
  const reference = formOf(context.config.publicUrl, named ?? '');
  if (reference !== undefined) return reference;
  const isSent = parameter(body, 'questionnaire')?.['resource'] !== undefined;
  throw new FhirError('badbody', [
    {
      code: isSent ? 'not-supported' : named === undefined ? 'required' : 'not-found',
      diagnostics: 'A Questionnaire of this server is named by questionnaire, canonical or questionnaireRef.',
    },
  ]);
}

/** What names the form: SDC 4 has one parameter for addresses and references, SDC 3 one for each. */
function namedIn(body: unknown): string | undefined {
  const given = parameter(body, 'questionnaire', 'canonical', 'questionnaireRef', 'questionnaire-ref') ?? {};
  const { reference } = (given['valueReference'] ?? {}) as Raw;
  const named = given['valueCanonical'] ?? given['valueUri'] ?? reference;
  return named === undefined ? undefined : String(named);
}

/** What the form is opened with. */
interface Known {
  readonly subject: string;
  readonly patient?: Patient;
  readonly history?: readonly HistoryEntry[];
}

/** What the caller may know of the patient, and of their earlier entries in the form; with `local` false, only who it is. */
async function knownAbout(exchange: Exchange, subject: unknown, category: string, isLocal: boolean): Promise<Known> {
  const { known = '' } = readSubject({ subject }, exchange.base);
  const { details, files } = await knownPatient(exchange, known || undefined);
  if (!isLocal) return { subject: known };
  const held = files.findLast(({ file }) => file.category === category);
  if (held === undefined) return { subject: known, patient: details };
  const { items } = await exchange.call('/entry/getentries', { file: held.file.id, limit: 200 });
  const history = items.map(({ id, createdAt, answers }) => ({ id, at: createdAt, answers: answers as Answers }));
  return { subject: known, patient: details, history: history.reverse() };
}
