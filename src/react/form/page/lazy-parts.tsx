import { useEffect, type RefObject } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { late } from '../../ui/late/late.tsx';
import { withLateTexts } from '../../ui/late/with-late-texts.ts';
import { useFilling } from '../filling/filling-context.ts';

/** The outcome in one sentence, where the connection is down and no more code can be loaded. */
function Outcome() {
  const { t } = useLanguage();
  const { outcome } = useFilling();
  return (
    <p className="porsa-notice" role="status">
      {t(`form:done.${outcome!.kind}`)}
    </p>
  );
}

export const ThankYou = late(async () => (await import('../closing/thank-you.tsx')).ThankYou, Outcome);
export const ProblemSummary = late(async () => (await import('../closing/problem-summary.tsx')).ProblemSummary);
export const Advice = late(async () => (await import('../closing/advice.tsx')).Advice, undefined, true);
export const Review = late(async () => (await withLateTexts(import('./review.tsx'))).Review);
export const WholePages = late(async () => (await import('../print/whole-pages.tsx')).WholePages);
export const DraftOffer = late(async () => (await import('../unsent/draft-offer.tsx')).DraftOffer);

/** The warning alone, until its actions are loaded. */
function NotKeptMeanwhile() {
  const { t } = useLanguage();
  return (
    <p className="porsa-notice" data-kind="warning" role="status">
      {t('form:notkept')}
    </p>
  );
}

const loadCopy = () => import('../unsent/answers-copy.tsx');
export const NotKept = late(async () => (await loadCopy()).NotKept, NotKeptMeanwhile);
export const LeftBehind = late(async () => (await loadCopy()).LeftBehind);

/** Loads what follows the questions as soon as they are shown, so that it is ready when it is needed; and what only who fills them in needs, with their first touch. */
export function usePrepareClosing(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    for (const part of [ThankYou, ProblemSummary]) part.prepare().catch(() => undefined);
    const filler = root.current!;
    const begin = () =>
      void import('./begun.ts').then(
        (begun) => begun.begin(filler),
        () => undefined,
      );
    if (filler.matches(':focus-within')) return begin();
    // Safari focuses no box that is ticked.
    for (const touch of ['focusin', 'pointerdown']) filler.addEventListener(touch, begin, { once: true });
  }, [root]);
}

/** Loads what looks back on several pages while there is a connection. */
export function usePrepareReview(isLong: boolean): void {
  useEffect(() => {
    if (isLong) Review.prepare().catch(() => undefined);
  }, [isLong]);
}
