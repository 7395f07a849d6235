import { useEffect, type RefObject } from 'react';
import { useLanguage } from '../ui/language.tsx';
import { late } from '../ui/late.tsx';
import { withLateTexts } from '../ui/with-late-texts.ts';
import type { ThankYouProps } from './thank-you.tsx';

/** What must be said even where the line is down and no more code comes. */
function Outcome({ outcome }: ThankYouProps) {
  const { t } = useLanguage();
  return (
    <p className="porsa-notice" role="status">
      {t(`form:done.${outcome}`)}
    </p>
  );
}

export const ThankYou = late(async () => (await import('./thank-you.tsx')).ThankYou, Outcome);
export const ProblemSummary = late(async () => (await import('./problem-summary.tsx')).ProblemSummary);
export const Advice = late(async () => (await import('./advice.tsx')).Advice);
export const Review = late(async () => (await withLateTexts(import('./review.tsx'))).Review);
export const WholePages = late(async () => (await import('./whole-pages.tsx')).WholePages);
export const DraftOffer = late(async () => (await withLateTexts(import('./draft-offer.tsx'))).DraftOffer);

/** What is typed is kept nowhere: that much is said at once. */
function NotKeptMeanwhile() {
  const { t } = useLanguage();
  return (
    <p className="porsa-notice" data-kind="warning" role="status">
      {t('form:notkept')}
    </p>
  );
}

const bringCopy = () => withLateTexts(import('./answers-copy.tsx'));
export const NotKept = late(async () => (await bringCopy()).NotKept, NotKeptMeanwhile);
export const LeftBehind = late(async () => (await bringCopy()).LeftBehind);

/** Brings what comes after the questions as soon as they are shown, so that it is there when it is needed; and what Enter does. */
export function usePrepareClosing(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    for (const part of [ThankYou, ProblemSummary]) part.prepare().catch(() => undefined);
    import('./enter-key.ts').then(
      ({ guideEnter }) => {
        if (root.current) guideEnter(root.current.getRootNode() as Document | ShadowRoot);
      },
      () => undefined,
    );
  }, [root]);
}
