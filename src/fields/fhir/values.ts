import type { Answer } from '../../engine/definition/types.ts';
import type { FhirAnswer } from './types.ts';

export function numberOf(answer: FhirAnswer | undefined): number | undefined {
  return answer?.valueDecimal ?? answer?.valueInteger;
}

export function textOf(answer: FhirAnswer | undefined): string | undefined {
  return answer?.valueString ?? answer?.valueUri;
}

/** A number, text or yes and no in FHIR's type for it. */
export function toScalarAnswers(answer: Answer): readonly FhirAnswer[] {
  if (typeof answer === 'number') return [{ valueDecimal: answer }];
  if (typeof answer === 'boolean') return [{ valueBoolean: answer }];
  return typeof answer === 'string' ? [{ valueString: answer }] : [];
}

export function fromScalarAnswers([answer]: readonly FhirAnswer[]): number | string | boolean | undefined {
  return numberOf(answer) ?? answer?.valueBoolean ?? textOf(answer);
}
