import type { Instrument, Shelf } from '../../../library/instrument.ts';
import { shelfNames } from '../../../library/shelf-names.ts';
import { allQuestions } from '../definition/tree.ts';
import { foldForSearch } from '../../ui/options/search-options.ts';

/** Instruments of a shelf that have every word of the query, in either language, in name, purpose, results or field. */
export function searchLibrary(
  instruments: readonly Instrument[],
  query: string,
  shelf: Shelf | undefined,
): readonly Instrument[] {
  return instruments.filter(
    (instrument) => (!shelf || instrument.shelf === shelf) && hasWords(query, textsOf(instrument)),
  );
}

/** Whether every word of a query is in one of the texts, however both are typed. */
export function hasWords(query: string, texts: readonly string[]): boolean {
  const all = fold(texts.join('\n'));
  return query
    .split(/\s+/)
    .map(fold)
    .every((word) => all.includes(word));
}

/** PHQ9 is PHQ-9. */
const fold = (text: string): string => foldForSearch(text).replace(/[-–_.:()]/g, '');

function textsOf({ id, shelf, definition }: Instrument): readonly string[] {
  const { purpose = '' } = definition.opening ?? {};
  const results = allQuestions(definition).filter(({ type }) => type === 'calculated');
  return [id, definition.title, shelfNames[shelf], purpose, ...results.map(({ title }) => title)].flatMap((text) =>
    typeof text === 'string' ? text : Object.values(text),
  );
}
