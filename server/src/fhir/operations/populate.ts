import type { HistoryEntry, Patient } from '../../../../src/engine/live-form/types.ts';
import type { Answers } from '../../../../src/engine/definition/types.ts';
import { isRecord } from '../../../../src/engine/definition/walk-questions.ts';
import { withAnswerSystems } from '../../../../src/interchange/fhir/resource/answer-systems.ts';
import { toResponse } from '../../../../src/interchange/fhir/response/to-response.ts';
import type { Raw } from '../../../../src/interchange/shared/raw.ts';
import { formEngine } from '../../entry/form-engine.ts';
import { questionnaireAddress } from '../../form/interchange.ts';
import type { Exchange } from '../exchange.ts';
import { FhirError } from '../fhir-error.ts';
import { formOf } from '../questionnaire/canonical.ts';
import { knownPatient, readSubject } from '../response/subject.ts';
import { outputOf, parameter } from './parameters-resource.ts';

/** A response as the form begins for a patient: defaults, and what is computed of the patient and of earlier entries. */
export async function populate(exchange: Exchange, body: unknown, id?: string) {
  const { base, context } = exchange;
  const reference = formAsked(exchange, body, id);
  const form = await exchange.call('/category/getform', reference);
  const subject = parameter(body, 'subject')?.['valueReference'];
  const about = subject === undefined ? {} : await knownAbout(exchange, subject, form.id);
  await formEngine.prepare(form.definition);
  const live = formEngine.createForm(form.definition, {
    role: form.role,
    language: context.caller.language,
    now: context.clock,
    ...about,
  });
  const response = {
    ...toResponse(live.answers(), withAnswerSystems(form.definition, form.id)),
    status: 'in-progress',
    questionnaire: `${questionnaireAddress(context.config.publicUrl, form.id)}|${form.version}`,
    ...(isRecord(subject) && { subject: { reference: `Patient/${readSubject({ subject }, base).known}` } }),
    authored: context.clock().toISOString(),
  };
  return outputOf('response', response, []);
}

/** The form of the address, or of a parameter. */
function formAsked({ context }: Exchange, body: unknown, id: string | undefined) {
  const { publicUrl } = context.config;
  const named =
    parameter(body, 'canonical')?.['valueCanonical'] ??
    parameter(body, 'canonical')?.['valueUri'] ??
    (parameter(body, 'questionnaireRef', 'questionnaire-ref')?.['valueReference'] as Raw | undefined)?.['reference'];
  const reference = formOf(publicUrl, id === undefined ? String(named ?? '') : `Questionnaire/${id}`);
  if (reference !== undefined) return reference;
  throw new FhirError('badbody', [
    {
      code: named === undefined ? 'required' : 'not-found',
      diagnostics: 'A Questionnaire of this server is named by canonical or questionnaireRef.',
    },
  ]);
}

/** What the caller may know of the patient, and of their earlier entries in the form. */
async function knownAbout(
  exchange: Exchange,
  subject: unknown,
  category: string,
): Promise<{ readonly patient: Patient; readonly history: readonly HistoryEntry[] }> {
  const { known } = readSubject({ subject } as Raw, exchange.base);
  const { details, files } = await knownPatient(exchange, known);
  const held = files.findLast(({ file }) => file.category === category);
  if (held === undefined) return { patient: details, history: [] };
  const { items } = await exchange.call('/entry/getentries', { file: held.file.id, limit: 200 });
  const history = items.map(({ id, createdAt, answers }) => ({ id, at: createdAt, answers: answers as Answers }));
  return { patient: details, history: history.reverse() };
}
