import type { ProposalTemplate } from '../../../../proposal/template/types.ts';
import type { Proposal } from '../../../../proposal/types.ts';

/** Ids of the template's questions whose answers differ between two texts of a proposal, in the template's order. */
export function changedQuestions(one: Proposal, other: Proposal, template: ProposalTemplate): ReadonlySet<string> {
  const answer = ({ values, reasons }: Proposal, id: string): string =>
    JSON.stringify([settled(values[id]), reasons?.[id]?.trim() ?? '']);
  const ids = template.sections.flatMap(({ questions }) => questions.map(({ id }) => id));
  return new Set(ids.filter((id) => answer(one, id) !== answer(other, id)));
}

/** Without what nobody sees: spaces around a text, lists without items, and in which order a row's cells were filled in. */
function settled(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.length > 0 ? value.map(settled) : '';
  if (typeof value !== 'object' || value === null) return value ?? '';
  const cells = Object.entries(value).map(([key, cell]) => [key, settled(cell)] as const);
  return cells.filter(([, cell]) => cell !== '').sort(([a], [b]) => (a < b ? -1 : 1));
}
