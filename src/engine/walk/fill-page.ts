import type { LiveForm } from '../live-form/types.ts';
import type { Steps } from './steps.ts';
import { answerAtRandom, type Random } from './sample-answer.ts';

/** Answers may bring new questions into sight. */
const rounds = 5;

/** Answers what keeps one on the page; false where something on it cannot be put right. */
export function* completePage(form: LiveForm, page: string, random: Random, today: string): Steps<boolean> {
  for (let round = 0; round < rounds; round += 1) {
    const problems = form.validate(page);
    if (problems.length === 0) return true;
    let isBetter = false;
    for (const { name } of problems) {
      yield;
      if (resolves(form, name, random, today)) isBetter = true;
    }
    if (!isBetter) return false;
  }
  return form.validate(page).length === 0;
}

function resolves(form: LiveForm, name: string, random: Random, today: string): boolean {
  const { type, multimode } = form.question(name);
  if (type === 'calculated') return false;
  if (type !== 'container') return answerAtRandom(form, name, random, today);
  if (!multimode || form.rows(name).length > 0) return false;
  form.addRow(name);
  return true;
}

/** Goes on from the first page, answering what must be answered, to the page `until` or the end: the pages that were seen, in their order. */
export function* goThrough(
  form: LiveForm,
  { random, today, until }: { readonly random: Random; readonly today: string; readonly until?: string },
): Steps<{ readonly pages: readonly string[]; readonly isStuck: boolean }> {
  const pages: string[] = [];
  let page = form.pages()[0]?.id ?? null;
  while (page !== null && !pages.includes(page)) {
    pages.push(page);
    if (page === until) return { pages, isStuck: false };
    if (!(yield* completePage(form, page, random, today))) return { pages, isStuck: true };
    page = form.nextPage(page);
  }
  return { pages, isStuck: false };
}
