import type { ProposalTemplate } from '../template/types.ts';
import type { Proposal, Source } from '../types.ts';
import { findCitations } from './citations.ts';
import { proposalSources, proposalTexts } from './proposal-texts.ts';

export interface NumberedSource {
  readonly source: Source;
  /** From 1, in the order of first citation; sources that no text cites come after, in the order of the list. */
  readonly number: number;
  readonly cited: boolean;
}

export interface NumberedSources {
  readonly sources: readonly NumberedSource[];
  /** Ids that a text cites and no source has. */
  readonly unknown: readonly string[];
}

/** Numbers the sources as the texts cite them, `[@id]`, question by question in the order of the template. */
export function numberSources(proposal: Proposal, template: ProposalTemplate): NumberedSources {
  const all = new Map(proposalSources(proposal, template).map((source) => [source.id, source]));
  const cited = new Set(
    proposalTexts(proposal, template).flatMap((text) => findCitations(text).flatMap(({ ids }) => ids)),
  );
  const known = [...cited].flatMap((id) => all.get(id) ?? []);
  const rest = [...all.values()].filter(({ id }) => !cited.has(id));
  return {
    sources: [...known, ...rest].map((source, index) => ({ source, number: index + 1, cited: cited.has(source.id) })),
    unknown: [...cited].filter((id) => !all.has(id)),
  };
}
