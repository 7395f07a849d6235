import type { DayFieldProps } from '../../react/proposal/context/proposal-tools.ts';
import { late } from '../../react/ui/late/late.tsx';
import { readLateTexts, withLateTexts } from '../../react/ui/late/with-late-texts.ts';

/** Fetched with the first template that asks for a day; a proposal is read in either language. */
export const DayField = late<DayFieldProps>(async () => {
  await Promise.all([readLateTexts('en'), readLateTexts('fa')]);
  return (await withLateTexts(import('./proposal-day.tsx'))).ProposalDay;
});
