import type { CslItem } from '../../types.ts';

/** A part of what was pasted that could not be read, with what to do about it. It can still be kept as plain text. */
export interface LeftText {
  readonly text: string;
  readonly message: { readonly en: string; readonly fa: string };
}

export interface PieceResult {
  readonly sources: readonly DraftSource[];
  readonly left: readonly LeftText[];
}

/** A source before it has an id of its own. */
export interface DraftSource {
  readonly item: CslItem;
  readonly text?: string;
  /** Proposed by the file: the key of BibTeX, the id of CSL-JSON. */
  readonly key?: string;
}
