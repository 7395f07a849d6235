import type { Question } from '../../../engine/definition/types.ts';
import type { FhirItem } from '../../../fields/fhir/types.ts';
import type { Kept } from '../resource/keep.ts';
import type { Note, Raw } from '../../shared/raw.ts';

/** An item that became a question or a page, with what decides whether it is shown. */
export interface Placed {
  readonly id: string;
  readonly item: FhirItem;
  readonly path: string;
  readonly question?: Question;
  readonly under?: Placed;
}

/** What all items of one import share. */
export interface Import {
  readonly note: Note;
  readonly contained: readonly Raw[];
  readonly giveName: (wanted: string, isOwn: boolean) => string;
  /** The linkId where nothing else has it. */
  readonly giveId: (linkId: string, path: string) => string;
  readonly place: (placed: Placed) => Placed;
  readonly placed: (id: string) => Placed | undefined;
}

/** Where an item stands, and the question it stands under. */
export interface Where {
  readonly path: string;
  readonly depth: number;
  readonly under?: { readonly id: string; readonly linkId: string };
}

/** A question with what it keeps of its item. */
export type Carrying = Question & { readonly fhir?: Kept };
