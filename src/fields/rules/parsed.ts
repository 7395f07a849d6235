import type { Answer } from '../../engine/definition/types.ts';
import type { Parsed } from '../../engine/capabilities/field-model.ts';
import type { FaultParameters } from '../../engine/definition/problem.ts';

export const blank: Parsed = { ok: true, answer: undefined };

export function accept(answer: Answer | undefined): Parsed {
  return { ok: true, answer };
}

export function refuse(rule: string, params?: FaultParameters): Parsed {
  return { ok: false, fault: params ? { rule, params } : { rule } };
}

export function isBlank(input: unknown): boolean {
  return input === undefined || input === null || (typeof input === 'string' && input.trim() === '');
}
