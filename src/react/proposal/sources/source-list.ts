import type { Proposal, ProposalValue, Source } from '../../../proposal/types.ts';

const isSource = (value: unknown): value is Source =>
  typeof value === 'object' && value !== null && 'id' in value && 'item' in value;

/** The sources that an answer holds. */
export const sourcesOf = (value: ProposalValue | undefined): readonly Source[] =>
  Array.isArray(value) ? value.filter(isSource) : none;

const none: readonly Source[] = [];

/** A source in a few words, to be picked from a list: who, when, what. */
export function shortName({ id, item, text }: Source): string {
  const [first] = item.author ?? [];
  const names = [first?.family ?? first?.literal, item.issued?.['date-parts'][0]?.[0]].filter(Boolean).join(' ');
  return [names, item.title ?? text].filter(Boolean).join(' – ') || id;
}

const citation = /\[\s*@[^\][\n]*\]/g;
const citedId = /[^\s;,،؛[\]@]+/g;

/** The text with its citations of some sources made citations of another. */
function recite(text: string, dropped: ReadonlySet<string>, keep: string): string {
  return text.replace(citation, (marks) => marks.replace(citedId, (id) => (dropped.has(id) ? keep : id)));
}

function reciteValue(value: ProposalValue, recited: (text: string) => string): ProposalValue {
  if (typeof value === 'string') return recited(value);
  if (Array.isArray(value))
    return value.map((each: unknown) =>
      typeof each === 'string' ? recited(each) : isSource(each) ? each : reciteRow(each as object, recited),
    ) as unknown as ProposalValue;
  return value;
}

const reciteRow = (row: object, recited: (text: string) => string): object =>
  Object.fromEntries(Object.entries(row).map(([key, text]) => [key, typeof text === 'string' ? recited(text) : text]));

/** The proposal with entries of the same work made one; what cites one of them cites the one that is kept. */
export function mergeSources(proposal: Proposal, question: string, keep: string, drop: readonly string[]): Proposal {
  const dropped = new Set(drop);
  const recited = (text: string): string => recite(text, dropped, keep);
  const values = Object.fromEntries(
    Object.entries(proposal.values).map(([id, value]) => [id, reciteValue(value, recited)]),
  );
  return {
    ...proposal,
    values: { ...values, [question]: sourcesOf(proposal.values[question]).filter(({ id }) => !dropped.has(id)) },
  };
}
