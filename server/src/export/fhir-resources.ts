import type { Answers, FormDefinition } from '../../../src/engine/definition/types.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import { toQuestionnaire } from '../../../src/interchange/fhir/export/to-questionnaire.ts';
import { toResponse } from '../../../src/interchange/fhir/response/to-response.ts';

/** An entry of a Bundle. */
export interface BundleEntry {
  readonly fullUrl: string;
  readonly resource: Readonly<Record<string, unknown>>;
}

/** The name by which responses of a Bundle know their form. */
function canonical(publicUrl: string, category: string): string {
  return `${publicUrl}/fhir/Questionnaire/${category}`;
}

export interface FormKey {
  readonly publicUrl: string;
  readonly category: string;
  readonly version: number;
}

export function questionnaireEntry({ publicUrl, category, version }: FormKey, definition: FormDefinition): BundleEntry {
  const url = canonical(publicUrl, category);
  return {
    fullUrl: `${url}/${version}`,
    resource: {
      ...toQuestionnaire(definition),
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
    ...toResponse(answers, definition),
    id: entry.id,
    questionnaire: `${canonical(key.publicUrl, key.category)}|${key.version}`,
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
