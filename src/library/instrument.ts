import type { FormDefinition, Localized } from '../engine/definition/types.ts';
import type { Terms } from './parts/terms.ts';

/** The shelves of the library, in the order in which they are listed. */
export const shelves = [
  'mood',
  'wellbeing',
  'addiction',
  'emergency',
  'heart',
  'lungs',
  'digestion',
  'metabolism',
  'nerves',
  'birth',
  'blocks',
] as const;

export type Shelf = (typeof shelves)[number];

/** Whose words they are: those the instrument was published with, or Porsa's own. */
export type Wording = 'official' | 'own';

/** A form, or a part of one, that is ready to be used as it is. */
export interface Instrument {
  readonly id: string;
  readonly shelf: Shelf;
  readonly terms: Terms;
  /** Who made it, where and when it was published. Blocks of our own have none. */
  readonly source?: string;
  readonly wording: { readonly en: Wording; readonly fa: Wording };
  /** Its title, purpose and minutes are the instrument's. */
  readonly definition: FormDefinition & { readonly title: Bilingual };
}

export type Bilingual = Extract<Localized, object> & { readonly en: string; readonly fa: string };
