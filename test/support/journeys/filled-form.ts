import type { Locator, Page } from 'playwright-core';

/** A form in a page as its reader meets it: by the words on it. */
export function formIn(page: Page, host = 'porsa-form') {
  const form = page.locator(host);
  const drawn = form.locator('.porsa-filling');
  /** The component alone draws no form before it is live. */
  const live = form.and(page.locator(':not(porsa-form), :state(ready)')).locator('.porsa-filling');
  const question = (name: string): Locator =>
    form.locator(`.porsa-filling > :is(.porsa-questions, .porsa-parts) [data-name="${name}"]`);
  return {
    form,
    question,
    /** A line of the panel that asks who the patient is. */
    patient: (name: string): Locator => form.locator(`.porsa-filling > .porsa-section [data-name="${name}"]`),
    /** Ticks an answer of a question by its words. */
    choose: (name: string, words: string) =>
      question(name).locator('.porsa-choice').getByText(words, { exact: true }).click(),
    write: (name: string, text: string) => question(name).locator('input, textarea').first().fill(text),
    result: (name: string) => question(name).locator('output'),
    problems: (name: string) => question(name).locator('.porsa-problem'),
    summary: form.locator('.porsa-summary'),
    send: () => form.locator('.porsa-foot [data-primary]').click(),
    /** A form of several pages shows all answers once more before it goes. */
    reviewAndSend: async () => {
      await form.locator('.porsa-foot [data-primary]').click();
      await form.locator('.porsa-review').waitFor();
      await form.locator('.porsa-foot [data-primary]').click();
    },
    /** The page shows its first question. What is done to it before it is live is done again; see the journeys of first views. */
    drawn: async () => {
      await drawn.waitFor();
      // Until its script has come, the page's own style stands there, and no press is noted.
      await form.locator('style').first().waitFor({ state: 'detached' });
    },
    /** The form is live: also for what no reader does, such as to cut the connection. */
    opened: () => live.waitFor(),
    /** The form is live, or says what stands before it. */
    met: () => live.or(form.locator('.porsa-notice')).first().waitFor(),
    done: form.locator('.porsa-done'),
  };
}

export type FilledForm = ReturnType<typeof formIn>;

/** The questions of PHQ-9. */
export const phqItems = [
  'interest',
  'mood',
  'sleep',
  'energy',
  'appetite',
  'selfworth',
  'concentration',
  'movement',
  'selfharm',
] as const;

/** Answers all nine questions of PHQ-9 with one answer. */
export async function answerAll(
  form: Pick<FilledForm, 'choose'>,
  words: string,
  names: readonly string[] = phqItems,
): Promise<void> {
  for (const name of names) await form.choose(name, words);
}
