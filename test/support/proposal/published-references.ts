import type { CslItem } from '../../../src/proposal/types.ts';

/** A reference as its style's authority publishes it, and the work in CSL-JSON. */
export interface PublishedReference {
  readonly what: string;
  readonly item: CslItem;
  readonly text: string;
}

export const person = (family: string, given: string, suffix?: string) => ({
  family,
  given,
  ...(suffix && { suffix }),
});
export const on = (...parts: number[]) => ({ 'date-parts': [parts] });
