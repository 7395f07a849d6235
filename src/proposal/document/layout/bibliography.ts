import type { CitationContext } from '../../sources/citation-text.ts';
import { formatSource } from '../../sources/format-source.ts';
import type { NumberedSource } from '../../sources/number-sources.ts';
import type { BibliographyBlock, DocumentReference } from '../types.ts';
import { labels } from '../labels.ts';

/** The list of references: by number, or in APA by the alphabet, Persian ones first in a Persian document. */
export function bibliography(context: CitationContext): BibliographyBlock {
  const numbered = context.style === 'vancouver';
  const references = context.sources.map((one) => toReference(one, context));
  return {
    kind: 'bibliography',
    title: labels.references[context.language],
    numbered,
    references: numbered ? references : [...references].sort((one, other) => byAlphabet(one, other, context)),
    uncitedTitle: labels.uncited[context.language],
  };
}

function toReference({ source, number, cited }: NumberedSource, context: CitationContext): DocumentReference {
  const { runs, direction, language } = formatSource(
    source,
    context.style,
    context.language,
    context.suffixes?.get(source.id),
  );
  return { id: source.id, number, runs, direction, language, cited };
}

function byAlphabet(one: DocumentReference, other: DocumentReference, { language }: CitationContext): number {
  if (one.cited !== other.cited) return one.cited ? -1 : 1;
  if (one.language !== other.language) return one.language === language ? -1 : 1;
  const text = ({ runs }: DocumentReference): string => runs.map((run) => run.text).join('');
  return text(one).localeCompare(text(other), one.language);
}
