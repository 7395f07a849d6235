import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Page } from '../../engine/definition/types.ts';
import type { LiveForm } from '../../engine/live-form/types.ts';
import type { Problem } from '../../engine/problem.ts';
import { useLanguage } from '../ui/language.tsx';
import { listProblems, type ListedProblem } from './problem-list.ts';
import { keyOf, pageOf, placeOf } from './scope-key.ts';
import { pageAt, takeStep, type Steps } from './steps.ts';
import type { Telling } from './telling.ts';

/** The pages that are shown: all that the role fills, or the one that was asked for. */
function usePages(form: LiveForm, only: string | undefined): readonly Page[] {
  const pages = useSyncExternalStore(form.listen, form.pages, form.pages);
  return useMemo(() => (only ? pages.filter((page) => page.id === only) : pages), [pages, only]);
}

/** Says the problems beside their questions and lists them. */
export function tellProblems(telling: Telling, form: LiveForm, problems: readonly Problem[]): void {
  telling.tell(problems.map((problem) => {
    const { scope, name } = placeOf(form, problem.name);
    return keyOf(scope, name);
  }));
}

export interface FillingOptions {
  readonly form: LiveForm;
  /** The panel that asks for the patient, where there is one. */
  readonly patientForm?: LiveForm;
  readonly telling: Telling;
  readonly page?: string;
  /** The page where a draft left off. */
  readonly startAt?: string;
}

/** Where the person is in the form, and what stands in the way of going on. */
export function useFilling({ form, patientForm, telling, page: only, startAt }: FillingOptions) {
  const language = useLanguage();
  const pages = usePages(form, only);
  const [steps, setSteps] = useState<Steps>(() => ({ at: startAt ?? pages[0]?.id ?? '', trail: trailTo(pages, startAt) }));
  const [problems, setProblems] = useState<readonly ListedProblem[]>([]);
  const wanted = useRef<string>(undefined);
  const page = pageAt(pages, steps);
  const root = useRef<HTMLDivElement>(null);
  const findFollowing = () => (page && !only ? form.nextPage(page.id) : null);
  const following = useSyncExternalStore(form.listen, findFollowing, findFollowing);

  useEffect(() => {
    if (wanted.current === undefined) return;
    focusOn(root.current, wanted.current);
    wanted.current = undefined;
  });

  const check = (pageId?: string): boolean => {
    const asksPatient = patientForm && (pageId === undefined || pageId === pages[0]?.id);
    const patientProblems = asksPatient ? patientForm.validate() : [];
    const formProblems = form.validate(pageId);
    if (patientForm) tellProblems(telling, patientForm, patientProblems);
    tellProblems(telling, form, formProblems);
    setProblems([...(patientForm ? listProblems(patientForm, patientProblems, language) : []), ...listProblems(form, formProblems, language)]);
    return patientProblems.length + formProblems.length === 0;
  };
  const show = (to: Steps, focus: string) => {
    wanted.current = focus;
    setSteps(to);
  };
  return {
    root, pages, page, problems, setProblems, check,
    /** The page after this one; null at the last. */
    following,
    hasBack: steps.trail.some((id) => pages.some((other) => other.id === id)),
    next() {
      const to = page && check(page.id) ? form.nextPage(page.id) : null;
      if (to !== null && page) show(takeStep({ ...steps, at: page.id }, { kind: 'forward', to }), heading);
    },
    back() {
      setProblems([]);
      show(takeStep(steps, { kind: 'back', pages }), heading);
    },
    goTo(problem: ListedProblem) {
      const to = pageOf(form.definition, problem.name) ?? pages[0]?.id ?? '';
      show(to === page?.id ? { ...steps } : takeStep(steps, { kind: 'forward', to }), `#${CSS.escape(problem.key)}`);
    },
  };
}

const heading = '[data-page-title]';

function focusOn(root: HTMLElement | null, selector: string): void {
  const element = root?.querySelector<HTMLElement>(selector);
  element?.scrollIntoView({ block: selector === heading ? 'start' : 'center' });
  element?.focus({ preventScroll: true });
}

/** A resumed form can be walked back from where it stood. */
function trailTo(pages: readonly Page[], startAt: string | undefined): readonly string[] {
  const index = pages.findIndex((page) => page.id === startAt);
  return pages.slice(0, Math.max(0, index)).map((page) => page.id);
}
