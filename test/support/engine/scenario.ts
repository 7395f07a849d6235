import type { Answer, Condition, FormDefinition, Page, Question } from '../../../src/engine/definition/types.ts';
import type { FormOptions, LiveForm } from '../../../src/engine/live-form/types.ts';
import { createForm } from '../../../src/published/engine.ts';

type Sketch = Partial<Question> & Pick<Question, 'type'>;

/** A question with what every question needs; its name is its id and title. */
export function question(name: string, sketch: Sketch): Question {
  return { id: name, name, title: name, ...sketch };
}

export const number = (name: string, more: Partial<Question> = {}) => question(name, { type: 'number', ...more });
export const text = (name: string, more: Partial<Question> = {}) => question(name, { type: 'text', ...more });
export const calculated = (name: string, formula: string, more: Partial<Question> = {}) =>
  question(name, { type: 'calculated', formula, ...more });
export const rows = (name: string, ...questions: readonly Question[]) =>
  question(name, { type: 'container', multimode: true, questions });
export const group = (name: string, ...questions: readonly Question[]) =>
  question(name, { type: 'container', questions });
export const page = (id: string, questions: readonly Question[], more: Partial<Page> = {}): Page => ({
  id,
  text: id,
  pageType: 'form',
  questions,
  ...more,
});
export const shows = (target: string, when: string): Condition => ({
  id: `shows-${target}`,
  kind: 'visibility',
  target,
  when,
});

/** A form of one page, or of the pages given. */
export function form(
  questions: readonly Question[] | { readonly pages: readonly Page[] },
  conditions: readonly Condition[] = [],
): FormDefinition {
  const pages = 'pages' in questions ? questions.pages : [page('first', questions)];
  return { schema: 1, title: 'Sample', language: 'en', pages, conditions };
}

export interface Scenario {
  readonly live: LiveForm;
  answer(name: string, value: unknown): void;
  value(name: string): Answer | undefined;
  isVisible(name: string): boolean;
  rule(name: string): string | undefined;
  /** Names whose listeners were called while something was done. */
  notifiedBy(change: () => void): readonly string[];
}

/** A form in somebody's hands: answers go in, and what is seen comes out. */
export function scenario(definition: FormDefinition, options: FormOptions = {}): Scenario {
  const live = createForm(definition, { now: () => new Date('2026-03-21T09:00:00'), ...options });
  return {
    live,
    answer: (name, value) => live.set(name, value),
    value: (name) => live.get(name),
    isVisible: (name) => live.state(name).visible,
    rule: (name) => live.state(name).problem?.rule,
    notifiedBy(change) {
      const notified: string[] = [];
      const names = definition.pages.flatMap((each) => each.questions.map((asked) => asked.name));
      const stops = names.map((name) => live.subscribe(name, () => notified.push(name)));
      change();
      for (const stop of stops) stop();
      return notified;
    },
  };
}
