import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Page } from '../../engine/definition/types.ts';
import type { LiveForm } from '../../engine/live-form/types.ts';
import type { Problem } from '../../engine/problem.ts';
import { useLanguage } from '../ui/language.tsx';
import { pageAfter, pagesToFill, wayThrough } from './pages-to-fill.ts';
import { listProblems, type ListedProblem } from './problem-list.ts';
import { keyOf, pageOf, placeOf } from './scope-key.ts';
import { pageAt, takeStep, type Steps } from './steps.ts';
import type { Telling } from './telling.ts';

/** The pages to fill first, and after them the others that the role fills; or the one that was asked for, alone. */
function usePages(
  form: LiveForm,
  only: string | undefined,
  whole: boolean,
): { readonly pages: readonly Page[]; readonly wanted: readonly Page[] } {
  const visible = useSyncExternalStore(form.listen, form.pages, form.pages);
  return useMemo(() => {
    if (only) {
      const pages = visible.filter((page) => page.id === only);
      return { pages, wanted: pages };
    }
    const wanted = whole ? visible : pagesToFill(visible, form.history.length > 0);
    return { pages: [...wanted, ...visible.filter((page) => !wanted.includes(page))], wanted };
  }, [visible, only, whole, form]);
}

/** Says the problems beside their questions and lists them. */
function tellProblems(telling: Telling, form: LiveForm, problems: readonly Problem[]): void {
  telling.tell(
    problems.map((problem) => {
      const { scope, name } = placeOf(form, problem.name);
      return keyOf(scope, name);
    }),
  );
}

export interface FillingOptions {
  readonly form: LiveForm;
  /** The panel that asks for the patient, where there is one. */
  readonly patientForm?: LiveForm;
  readonly telling: Telling;
  readonly page?: string;
  /** Every page is shown, whichever visit it is meant for. */
  readonly whole: boolean;
  /** The page where a draft left off. */
  readonly startAt?: string;
}

/** Where the person is in the form, and what stands in the way of going on. */
export function useFilling({ form, patientForm, telling, page: only, whole, startAt }: FillingOptions) {
  const language = useLanguage();
  const { pages, wanted: shown } = usePages(form, only, whole);
  const [steps, setSteps] = useState<Steps>(() => ({
    at: startAt ?? pages[0]?.id ?? '',
    trail: trailTo(shown, startAt),
  }));
  const [problems, setProblems] = useState<readonly ListedProblem[]>([]);
  const [review, setReview] = useState<'ahead' | 'open' | 'seen'>('ahead');
  const wanted = useRef<string>(undefined);
  const page = pageAt(pages, steps);
  const root = useRef<HTMLDivElement>(null);
  const findFollowing = () => (page && !only ? pageAfter(form, page.id, shown) : null);
  const following = useSyncExternalStore(form.listen, findFollowing, findFollowing);

  useEffect(() => {
    if (wanted.current === undefined) return;
    focusOn(root.current, wanted.current);
    wanted.current = undefined;
  });

  const check = (pageId?: string): boolean => {
    const asksPatient = patientForm && (pageId === undefined || pageId === pages[0]?.id);
    const patientProblems = asksPatient ? patientForm.validate() : [];
    const formProblems = pageId
      ? form.validate(pageId)
      : [...wayThrough(form, shown)].flatMap((id) => form.validate(id));
    if (patientForm) tellProblems(telling, patientForm, patientProblems);
    tellProblems(telling, form, formProblems);
    setProblems([
      ...(patientForm ? listProblems(patientForm, patientProblems, language) : []),
      ...listProblems(form, formProblems, language),
    ]);
    return patientProblems.length + formProblems.length === 0;
  };
  const show = (to: Steps, focus: string) => {
    wanted.current = focus;
    setSteps(to);
  };
  /** From the review one comes to a page to change something, and goes back to it from there. */
  const goToPage = (to: string, focus: string) => {
    if (review === 'open') setReview('seen');
    show(to === page?.id ? { ...steps } : takeStep(steps, { kind: 'forward', to }), focus);
  };
  const way = wayThrough(form, shown);
  const asksReview = !only && (form.definition.review ?? way.size > 1);
  return {
    root,
    /** What is sent: the page asked for, or the one this visit is for; and the pages that have been filled. */
    filled() {
      const later = form.history.length > 0;
      return {
        page: only ?? (later && shown.length === 1 && pages.length > 1 ? shown[0]?.id : undefined),
        pages: later ? pages : pages.filter((each) => shown.includes(each) || way.has(each.id)),
      };
    },
    pages: pages.filter((each) => each === page || shown.includes(each)),
    page,
    problems,
    setProblems,
    check,
    /** What the person does next. */
    step:
      review === 'open' || (following === null && !asksReview)
        ? ('send' as const)
        : following === null || review === 'seen'
          ? ('review' as const)
          : ('next' as const),
    /** The pages that were filled, while all their answers are shown once more. */
    reviewed: review === 'open' && pages.filter(({ id }) => way.has(id)),
    hasBack: review === 'open' || steps.trail.some((id) => pages.some((other) => other.id === id)),
    next() {
      const to = page && check(page.id) ? findFollowing() : null;
      if (to !== null && page) show(takeStep({ ...steps, at: page.id }, { kind: 'forward', to }), heading);
    },
    review() {
      if (!check()) return;
      setReview('open');
      show({ ...steps }, heading);
    },
    back() {
      setProblems([]);
      setReview('ahead');
      show(review === 'open' ? { ...steps } : takeStep(steps, { kind: 'back', pages }), heading);
    },
    change(to: Page) {
      goToPage(to.id, heading);
    },
    goTo(problem: ListedProblem) {
      goToPage(pageOf(form.definition, problem.name) ?? pages[0]?.id ?? '', `#${CSS.escape(problem.key)}`);
    },
  };
}

const heading = '[data-page-title]';

/** In a list of thousands, once it is drawn that far. */
function focusOn(root: HTMLElement | null, selector: string): void {
  const element = root?.querySelector<HTMLElement>(selector);
  if (!element && root?.querySelector('[aria-busy]')) requestAnimationFrame(() => focusOn(root, selector));
  element?.scrollIntoView({ block: selector === heading ? 'start' : 'center' });
  element?.focus({ preventScroll: true });
}

/** A resumed form can be walked back from where it stood. */
function trailTo(pages: readonly Page[], startAt: string | undefined): readonly string[] {
  const index = pages.findIndex((page) => page.id === startAt);
  return pages.slice(0, Math.max(0, index)).map((page) => page.id);
}
