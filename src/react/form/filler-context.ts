import { createContext, useContext } from 'react';
import type { FieldViews } from '../ui/field-view.ts';
import type { Telling } from './telling.ts';

/** What every question of one filler shares; the same object as long as the form is open. */
export interface Filler {
  readonly views: FieldViews;
  readonly telling: Telling;
  readonly readOnly: boolean;
  /** The reader works with the form, and may see its formulas. */
  readonly explains?: boolean;
  /** The person has left a question; said once no pointer is held, so that nothing moves under a finger. */
  leave(key: string): void;
}

const FillerContext = createContext<Filler | undefined>(undefined);

export const FillerProvider = FillerContext.Provider;

export function useFiller(): Filler {
  const filler = useContext(FillerContext);
  if (!filler) throw new Error('FillerProvider is missing around this question');
  return filler;
}
