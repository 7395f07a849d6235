import type { Answers, FormDefinition } from '../../../src/engine/definition/types.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import { toQuestionnaire } from '../../../src/interchange/fhir/export/to-questionnaire.ts';
import { toResponse } from '../../../src/interchange/fhir/response/to-response.ts';
import { withAnswerSystems } from '../../../src/interchange/fhir/resource/answer-systems.ts';
import { questionnaireAddress } from '../form/interchange.ts';

/** An entry of a Bundle. */
export interface BundleEntry {
  readonly fullUrl: string;
  readonly resource: Readonly<Record<string, unknown>>;
}

export interface FormKey {
  readonly publicUrl: string;
  readonly category: string;
  readonly version: number;
}

export function questionnaireEntry({ publicUrl, category, version }: FormKey, definition: FormDefinition): BundleEntry {
  const url = questionnaireAddress(publicUrl, category);
  return {
    fullUrl: `${url}/${version}`,
    resource: {
      ...toQuestionnaire(withAnswerSystems(definition, category)),
      id: `${category.slice(0, 36)}-v${version}`,
      url,
      version: String(version),
      status: 'active',
    },
  };
}

export interface GivenEntry {
  readonly id: string;
  readonly file: string;
  readonly created_at: string;
}

export function responseEntry(
  key: FormKey,
  entry: GivenEntry,
  answers: Answers,
  definition: FormDefinition,
): BundleEntry {
  const resource = {
    ...toResponse(answers, withAnswerSystems(definition, key.category)),
    id: entry.id,
    questionnaire: `${questionnaireAddress(key.publicUrl, key.category)}|${key.version}`,
    subject: { reference: `urn:uuid:${entry.file}` },
    authored: entry.created_at,
  };
  return { fullUrl: `urn:uuid:${entry.id}`, resource };
}

/** A patient as FHIR R4 has it; what it has no element for is left out. */
export function patientEntry(
  file: string,
  { name, code, phone, gender, birthdate, address, city }: Patient,
): BundleEntry {
  const place = { ...(address !== undefined && { text: address }), ...(city !== undefined && { city }) };
  return {
    fullUrl: `urn:uuid:${file}`,
    resource: {
      resourceType: 'Patient',
      id: file,
      ...(code !== undefined && { identifier: [{ value: code }] }),
      ...(name !== undefined && { name: [{ text: name }] }),
      ...(phone !== undefined && { telecom: [{ system: 'phone', value: phone }] }),
      ...(gender !== undefined && { gender }),
      ...(birthdate !== undefined && { birthDate: birthdate }),
      ...(Object.keys(place).length > 0 && { address: [place] }),
    },
  };
}
