import type { Proposal, ProposalValue } from '../../../proposal/types.ts';

const without = <T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> => {
  const { [key]: _, ...others } = record;
  return others;
};

export const isBlank = (value: ProposalValue | undefined): boolean =>
  value === undefined || (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0);

/** The proposal with another answer; an empty one is taken out. What is typed is kept as it is typed. */
export function withValue(proposal: Proposal, question: string, value: ProposalValue | undefined): Proposal {
  const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return {
    ...proposal,
    values: isEmpty ? without(proposal.values, question) : { ...proposal.values, [question]: value },
  };
}

/** The proposal with a question that does not apply, because of this; undefined where it does apply. */
export function withReason(proposal: Proposal, question: string, reason: string | undefined): Proposal {
  const { reasons = {}, ...others } = proposal;
  const next = reason === undefined ? without(reasons, question) : { ...reasons, [question]: reason };
  return Object.keys(next).length > 0 ? { ...others, reasons: next } : others;
}
