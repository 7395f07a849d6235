import type { Problem } from '../../../engine/definition/problem.ts';
import { pageOf } from '../question/scope-key.ts';
import { wayThrough } from './pages-to-fill.ts';
import { listProblems, type ListedProblem } from './problem-list.ts';
import type { Core } from './state.ts';
import { takeStep } from './steps.ts';

/** Checks one page, or all on the way through; shows the problems, and is true where there are none. */
export function check({ $state, set, input: { language } }: Core, only?: string): boolean {
  const { form, patientForm, touched, wanted } = $state.get();
  if (!form) return false;
  const pages = only ? [only] : [...wayThrough(form, wanted)];
  const asksPatient = patientForm && (!only || only === wanted[0]?.id);
  const problems = [
    ...(asksPatient ? listProblems(patientForm, patientForm.validate(), language) : []),
    ...listProblems(
      form,
      pages.flatMap((id) => form.validate(id)),
      language,
    ),
  ];
  touched.touch(problems.map(({ key }) => key));
  set({ problems });
  return problems.length === 0;
}

/** Checks what is to be filled; gives everything wrong in the form. */
export function validate(core: Core): readonly Problem[] {
  const { form, outcome } = core.$state.get();
  const { page } = core.input;
  if (!form || outcome) return [];
  check(core, page);
  return form.validate(page);
}

/** To the following page or the review, once the open page holds to every rule. */
export function forward(core: Core): void {
  const { step, page } = core.$state.get();
  const asksReview = step === 'review';
  if (!check(core, asksReview ? undefined : page?.id)) return;
  const { following } = core.$state.get();
  if (asksReview) core.set({ review: 'open', focus: {} });
  else if (following !== null) show(core, following);
}

export function back({ $state, set }: Core): void {
  const { review, steps, visible: pages } = $state.get();
  const to = review === 'open' ? steps : takeStep(steps, { kind: 'back', pages });
  set({ steps: to, problems: [], review: undefined, focus: {} });
}

/** To a page, and to the question of this key in it; a review left this way is returned to. */
export function show({ $state, set }: Core, to: string, key?: string): void {
  const { steps, page, review } = $state.get();
  const here = { ...steps, at: page?.id ?? to };
  set({ steps: takeStep(here, { kind: 'forward', to }), review: review && 'left', focus: { key } });
}

/** To the question of a problem. */
export function goTo(core: Core, { name, key }: ListedProblem): void {
  const { form, wanted } = core.$state.get();
  show(core, (form && pageOf(form.definition, name)) ?? wanted[0]?.id ?? '', key);
}
