import type { Source } from '../types.ts';
import { loadConvert, type Convert } from './reading/citation-js.ts';
import { decodeText } from './reading/decode-text.ts';
import { findDuplicates, type Duplicate } from './find-duplicates.ts';
import type { DraftSource, LeftText, PieceResult } from './reading/left.ts';
import { giveIds } from './reading/make-ids.ts';
import { readBibtex } from './reading/read-bibtex.ts';
import { readCslJson } from './reading/read-csl-json.ts';
import { readEnw } from './reading/read-enw.ts';
import { readNbib } from './reading/read-nbib.ts';
import { readPlain } from './reading/read-plain.ts';
import { readRis } from './reading/read-ris.ts';
import { splitInput, type Piece } from './reading/split-input.ts';
import { tidyItem } from './reading/tidy-item.ts';
import { itemOfText } from './reading/item-of-text.ts';

export interface SourcesRead {
  readonly sources: readonly Source[];
  /** What could not be read, each with a sentence about it. Nothing that was pasted is in neither list. */
  readonly left: readonly LeftText[];
  /** Among the sources read. */
  readonly duplicates: readonly Duplicate[];
}

export interface ReadSourcesOptions {
  /** Ids that a new source must not have. */
  readonly taken?: Iterable<string>;
}

/**
 * Sources from a pasted text or a file: BibTeX, RIS, CSL-JSON, PubMed nbib, EndNote's ENW, DOIs and
 * plain references, mixed at will.
 *
 * Bytes are UTF-8, UTF-16 or Windows-1256. Rejects only when the parsing library could not be fetched.
 */
export async function readSources(
  input: string | Uint8Array,
  { taken }: ReadSourcesOptions = {},
): Promise<SourcesRead> {
  const text = typeof input === 'string' ? input.replace(/^\ufeff/, '') : decodeText(input);
  const pieces = splitInput(text);
  const needed = pieces.some(({ format }) => format === 'bibtex' || format === 'ris');
  const results = readPieces(pieces, needed ? await loadConvert() : undefined);
  const drafts = results.flatMap(({ sources }) => sources);
  const sources = giveIds(
    drafts.map((draft) => ({ ...draft, item: tidyItem(draft.item) })),
    taken,
  );
  return { sources, left: results.flatMap(({ left }) => left), duplicates: findDuplicates(sources) };
}

/** A source that is shown as it was written: what can be done with a text that was left. */
export function plainSource(text: string, taken: Iterable<string> = []): Source {
  const draft: DraftSource = { item: itemOfText(text), text: text.replace(/\s+/g, ' ').trim() };
  return giveIds([draft], taken)[0]!;
}

/** Neighbours of a format are read together, so that sources keep the order they were pasted in. */
function readPieces(pieces: readonly Piece[], convert: Convert | undefined): readonly PieceResult[] {
  const runs: Piece[][] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last?.[0]?.format === piece.format) last.push(piece);
    else runs.push([piece]);
  }
  return runs.map((run) => readRun(run, convert));
}

function readRun(run: readonly Piece[], convert: Convert | undefined): PieceResult {
  const format = run[0]?.format ?? 'plain';
  const text = run.map((piece) => piece.text).join('\n');
  if (format === 'bibtex' && convert) return readBibtex(run, convert);
  if (format === 'ris' && convert) return readRis(run, convert);
  if (format === 'nbib') return readNbib(run);
  if (format === 'enw') return readEnw(run);
  if (format === 'json') return readCslJson(text);
  return { sources: readPlain(text), left: [] };
}
