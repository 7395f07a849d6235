import type { FormDefinition, Option, Question } from '../../../engine/definition/types.ts';
import { isRecord } from '../../../engine/definition/walk-questions.ts';

/** A code of another system, as FHIR has it. */
export interface ImportedCode {
  readonly system?: string;
  readonly code?: string;
}

/** The code that an option was imported with from FHIR, by the option’s value; undefined for one that was made here. */
export function importedCode(
  definition: FormDefinition,
  question: Question | undefined,
  value: string,
): ImportedCode | undefined {
  const item = itemOf(question);
  const codes = recordsOf(item?.['answerOption']).map((option) => codeIn(option['valueCoding']));
  const all = codes.length > 0 ? codes : setNamed(definition, item?.['answerValueSet']);
  return all.find(({ system, code }) => value === code || value === `${system ?? ''}|${code ?? ''}`);
}

/** The codes that a question was imported with, LOINC’s first. */
export function importedQuestionCodes(question: Question): readonly ImportedCode[] {
  const codes = recordsOf(itemOf(question)?.['code']).map(codeIn);
  return codes.toSorted((one, other) => Number(isLoinc(other)) - Number(isLoinc(one)));
}

export const isLoinc = ({ system }: ImportedCode): boolean => system === 'http://loinc.org';

/** Whether the form itself says what other systems call the option. */
export const isCoded = ({ system, code }: Option): boolean => system !== undefined || code !== undefined;

function itemOf(question: Question | undefined): Readonly<Record<string, unknown>> | undefined {
  return unkept(keptOf(question)?.['item']);
}

function setNamed(definition: FormDefinition, address: unknown): readonly ImportedCode[] {
  const resource = unkept(keptOf(definition)?.['resource']);
  const set = recordsOf(resource?.['contained']).find(({ id, url }) => address === `#${String(id)}` || address === url);
  const { expansion, compose } = set ?? {};
  const expanded = recordsOf(isRecord(expansion) ? expansion['contains'] : undefined).map(codeIn);
  if (expanded.length > 0) return expanded;
  return recordsOf(isRecord(compose) ? compose['include'] : undefined).flatMap(({ system, concept }) =>
    recordsOf(concept).map(({ code }) => codeIn({ system, code })),
  );
}

function keptOf(part: object | undefined): Readonly<Record<string, unknown>> | undefined {
  const kept: unknown = part && Reflect.get(part, 'fhir');
  return isRecord(kept) ? kept : undefined;
}

/** What is nested deeply is kept as text. */
function unkept(kept: unknown): Readonly<Record<string, unknown>> | undefined {
  if (!isRecord(kept)) return undefined;
  const read: unknown = typeof kept['json'] === 'string' ? JSON.parse(kept['json']) : kept;
  return isRecord(read) ? read : undefined;
}

function codeIn(coding: unknown): ImportedCode {
  const { system, code } = isRecord(coding) ? coding : {};
  return {
    ...(typeof system === 'string' && { system }),
    ...(typeof code === 'string' && { code }),
  };
}

function recordsOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
