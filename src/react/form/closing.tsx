import { useEffect } from 'react';
import { useLanguage } from '../ui/language.tsx';
import { late } from '../ui/late.tsx';
import type { ThankYouProps } from './thank-you.tsx';

/** What must be said even where the line is down and no more code comes. */
function Outcome({ outcome }: ThankYouProps) {
  const { t } = useLanguage();
  return <p className="porsa-notice" role="status">{t(`form:done.${outcome}`)}</p>;
}

export const ThankYou = late(async () => (await import('./thank-you.tsx')).ThankYou, Outcome);
export const ProblemSummary = late(async () => (await import('./problem-summary.tsx')).ProblemSummary);
export const DraftOffer = late(async () => (await import('./draft-offer.tsx')).DraftOffer);

/** Brings what comes after the questions as soon as they are shown, so that it is there when it is needed. */
export function usePrepareClosing(): void {
  useEffect(() => {
    for (const part of [ThankYou, ProblemSummary]) part.prepare().catch(() => undefined);
  }, []);
}
