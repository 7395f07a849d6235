import type { Proposal, ProposalValue } from '../types.ts';
import type { Change } from './types.ts';

/** The proposal with these answers written into it. */
export function applyChanges(proposal: Proposal, changes: readonly Change[]): Proposal {
  return changes.reduce((changed, { question, after, reason }) => {
    const withValue = after === undefined ? changed : { ...changed, values: put(changed.values, question, after) };
    return reason ? { ...withValue, reasons: put(changed.reasons ?? {}, question, reason.after) } : withValue;
  }, proposal);
}

/** The proposal as it was before; answers that are no longer what was written are left alone. */
export function revertChanges(proposal: Proposal, changes: readonly Change[]): Proposal {
  return changes.reduce((reverted, { question, before, after, reason }) => {
    const values =
      after !== undefined && isEqual(reverted.values[question], after)
        ? put(reverted.values, question, before)
        : reverted.values;
    const reasons =
      reason && reverted.reasons?.[question] === reason.after
        ? put(reverted.reasons, question, reason.before)
        : reverted.reasons;
    return withReasons({ ...reverted, values }, reasons);
  }, proposal);
}

function withReasons(proposal: Proposal, reasons: Proposal['reasons']): Proposal {
  if (reasons === proposal.reasons) return proposal;
  const { reasons: _, ...rest } = proposal;
  return reasons && Object.keys(reasons).length > 0 ? { ...rest, reasons } : rest;
}

function put<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
  value: Value | undefined,
): Record<string, Value> {
  const { [key]: _, ...rest } = record;
  return value === undefined ? rest : { ...record, [key]: value };
}

/** Answers are plain data. */
export const isEqual = (one: ProposalValue | undefined, other: ProposalValue | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
