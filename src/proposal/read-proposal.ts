import type { Proposal, ProposalValue } from './types.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isRow = (value: unknown): boolean => isRecord(value) && Object.values(value).every(isText);
const isSource = (value: unknown): boolean =>
  isRecord(value) && isText(value['id']) && isRecord(value['item']) && isText(value['item']['type']);
const isSampleSize = (value: unknown): boolean =>
  isRecord(value) && isText(value['formula']) && isRow(value['given']) && isText(value['stated']);

function isValue(value: unknown): value is ProposalValue {
  if (isText(value) || isSampleSize(value)) return true;
  return (
    Array.isArray(value) &&
    (value.every(isText) || value.every(isSource) || value.every((row) => isRow(row) && !isSource(row)))
  );
}

/**
 * The proposal that an object or a JSON text holds, such as a downloaded one; undefined where it holds none.
 *
 * Answers that are of no known shape are left out, and so is what a proposal does not have.
 */
export function readProposal(given: unknown): Proposal | undefined {
  const value = isText(given) ? fromJson(given) : given;
  if (!isRecord(value) || !isText(value['template']) || !isRecord(value['values'])) return undefined;
  const reasons = isRecord(value['reasons']) ? Object.entries(value['reasons']).filter(([, text]) => isText(text)) : [];
  return {
    template: value['template'],
    language: value['language'] === 'fa' ? 'fa' : 'en',
    values: Object.fromEntries(
      Object.entries(value['values']).filter(([, answer]) => isValue(answer)),
    ) as Proposal['values'],
    ...(reasons.length > 0 && { reasons: Object.fromEntries(reasons) as Proposal['reasons'] }),
  };
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
