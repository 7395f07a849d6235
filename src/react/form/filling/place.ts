import type { Page } from '../../../engine/definition/types.ts';
import type { LiveForm } from '../../../engine/live-form/types.ts';
import { pageAfter, pagesToFill, wayThrough } from './pages-to-fill.ts';
import { pageAt, type Steps } from './steps.ts';
import type { FillingInput } from './types.ts';

/** Where the person is in the form, and what comes next. */
export interface Place {
  readonly steps: Steps;
  /** The pages that this role fills and no condition hides. */
  readonly visible: readonly Page[];
  /** The pages to fill: those of this visit, or the one that was asked for. */
  readonly wanted: readonly Page[];
  /** The pages that count as steps. */
  readonly pages: readonly Page[];
  /** The page that is open; absent where nothing is to be filled. */
  readonly page?: Page;
  /** The page after this one; null after the last. */
  readonly following: string | null;
  readonly step: 'next' | 'review' | 'send';
  /** The pages that were filled, while all their answers are reviewed. */
  readonly reviewed?: readonly Page[];
  readonly hasBack: boolean;
}

interface Opened {
  readonly form?: LiveForm;
  readonly startAt?: string;
  readonly review?: 'open' | 'left';
  /** Absent where the run begins. */
  readonly steps?: Steps;
}

export function placeOf(
  { form, review, startAt, steps }: Opened,
  { page: only, mode, ...input }: FillingInput,
): Place | undefined {
  if (!form) return undefined;
  const visible = form.pages();
  const asked = visible.filter(({ id }) => id === only);
  const wanted = only ? asked : mode === 'fill' ? pagesToFill(visible, form.history.length > 0) : visible;
  const all = only ? asked : [...wanted, ...visible.filter((page) => !wanted.includes(page))];
  const taken = steps ?? firstSteps(wanted, only ?? startAt ?? input.startAt ?? '');
  const page = pageAt(all, taken);
  const following = followingPage(form, only, page, wanted);
  const way = wayThrough(form, wanted);
  const isOpen = review === 'open';
  const isLast = following === null;
  const asksReview = !only && (form.definition.review ?? way.size > 1);
  return {
    steps: taken,
    visible,
    wanted,
    page,
    following,
    pages: all.filter((each) => each === page || wanted.includes(each)),
    step: isOpen || (isLast && !asksReview) ? 'send' : isLast || review ? 'review' : 'next',
    reviewed: isOpen ? all.filter(({ id }) => way.has(id)) : undefined,
    hasBack: isOpen || taken.trail.some((id) => visible.some((other) => other.id === id)),
  };
}

export function followingPage(
  form: LiveForm,
  only: string | undefined,
  page: Page | undefined,
  wanted: readonly Page[],
): string | null {
  return page && !only ? pageAfter(form, page.id, wanted) : null;
}

/** A form that is resumed can be walked back from where it stood. */
function firstSteps(pages: readonly Page[], at: string): Steps {
  const ids = pages.map(({ id }) => id);
  return { at, trail: ids.slice(0, Math.max(0, ids.indexOf(at))) };
}
