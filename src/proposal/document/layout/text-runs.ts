import type { CitationContext } from '../../sources/citation-text.ts';
import { citationText } from '../../sources/citation-text.ts';
import { findCitations } from '../../sources/citations.ts';
import type { Direction, Run } from '../../sources/runs.ts';
import { isRightToLeft } from '../../sources/script.ts';
import { directedRuns } from './directed-runs.ts';

const address = /(https?:\/\/[^\s<>"،؛]*[^\s<>"،؛.,;:)\]])/;

/** A written text as runs: its citations in the style of the document, its addresses as links. */
export function textRuns(text: string, context: CitationContext, around: Direction): readonly Run[] {
  const direction = directionOf(text, around);
  const runs = runsOf(text, context, direction);
  // A text that is wholly in the other script is turned round as a whole.
  return direction === around ? runs : runs.map((run) => ({ ...run, direction: run.direction ?? direction }));
}

function runsOf(text: string, context: CitationContext, direction: Direction): readonly Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const { start, end, ids } of findCitations(text)) {
    runs.push(...linkedRuns(text.slice(at, start), direction), ...citationText(ids, context));
    at = end;
  }
  return [...runs, ...linkedRuns(text.slice(at), direction)];
}

function linkedRuns(text: string, direction: Direction): readonly Run[] {
  return text.split(address).flatMap((part, index): readonly Run[] => {
    if (index % 2 === 0) return directedRuns(part, direction);
    return [{ text: part, link: part, ...(direction === 'rtl' && { direction: 'ltr' }) }];
  });
}

/** The direction of a paragraph: that of the document, unless all it says is in the other script. */
export function directionOf(text: string, otherwise: Direction): Direction {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 12 || isRightToLeft(text) === (otherwise === 'rtl')) return otherwise;
  const own = text.match(otherwise === 'rtl' ? /\p{Script=Arabic}/gu : /\p{Script=Latin}/gu)?.length ?? 0;
  return own * 10 < letters ? (otherwise === 'rtl' ? 'ltr' : 'rtl') : otherwise;
}
