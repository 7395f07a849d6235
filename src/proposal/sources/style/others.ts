import type { CslName } from '../../types.ts';

/** Stands at the end of names of which more are not given: `and others` in BibTeX, et al. in a pasted reference. */
export const others: CslName = { literal: 'et al.' };

/** The names that are given, and whether there are more. */
export function namesAndMore(names: readonly CslName[]): {
  readonly given: readonly CslName[];
  readonly more: boolean;
} {
  const given = names.filter(({ literal }) => literal !== others.literal);
  return { given, more: given.length < names.length };
}
