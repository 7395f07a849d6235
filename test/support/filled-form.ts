import type { Locator, Page } from 'playwright-core';

/** A form in a page as its reader meets it: by the words on it. */
export function formIn(page: Page, host = 'porsa-form') {
  const form = page.locator(host);
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
    /** The page shows its first question. */
    opened: () => form.locator('.porsa-filling').waitFor(),
    done: form.locator('.porsa-done'),
  };
}

export type FilledForm = ReturnType<typeof formIn>;

const phqItems = [
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
