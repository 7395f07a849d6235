import type { ProposalTemplate } from '../template/types.ts';
import type { Proposal, ProposalValue, Source } from '../types.ts';

/** Every text that answers a question of the template, in its order; the sources themselves are none. */
export function proposalTexts(proposal: Proposal, template: ProposalTemplate): readonly string[] {
  return template.sections
    .flatMap(({ questions }) => questions)
    .flatMap(({ id, columns }) => {
      const reason = proposal.reasons?.[id];
      return [
        ...textsOf(
          proposal.values[id],
          columns?.map((column) => column.id),
        ),
        ...(reason ? [reason] : []),
      ];
    });
}

function textsOf(value: ProposalValue | undefined, columns: readonly string[] | undefined): readonly string[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return [value];
  if (!Array.isArray(value)) return 'justification' in value ? [value.justification] : [];
  return (value as readonly unknown[]).flatMap((one) => {
    if (typeof one === 'string') return [one];
    if (typeof one !== 'object' || one === null || 'item' in one) return [];
    const row = one as Readonly<Record<string, unknown>>;
    return (columns ?? Object.keys(row)).map((column) => row[column]).filter((cell) => typeof cell === 'string');
  });
}

/** The sources of a proposal: the answers to its questions of that kind. */
export function proposalSources(proposal: Proposal, template: ProposalTemplate): readonly Source[] {
  return template.sections
    .flatMap(({ questions }) => questions)
    .filter(({ kind }) => kind === 'sources')
    .flatMap(({ id }) => {
      const value = proposal.values[id];
      return Array.isArray(value) ? (value as readonly unknown[]).filter(isSource) : [];
    });
}

const isSource = (value: unknown): value is Source =>
  typeof value === 'object' && value !== null && 'id' in value && 'item' in value;
