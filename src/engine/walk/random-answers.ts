import type { Answers, FormDefinition, Question, QuestionType } from '../definition/types.ts';
import type { FormOptions, LiveForm } from '../live-form/types.ts';
import { finish } from './steps.ts';
import { completePage } from './fill-page.ts';
import { answerAtRandom, randomOf, type Random } from './sample-answer.ts';

export interface RandomOptions extends Pick<FormOptions, 'role' | 'patient' | 'now'> {
  createForm(definition: FormDefinition, options?: FormOptions): LiveForm;
  /** The same seed gives the same answers. */
  readonly seed: number;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** Types that nobody answers. */
const silent: ReadonlySet<QuestionType> = new Set(['calculated', 'label', 'link']);

/** Rows that a repeating container is given at most. */
const mostRows = 2;

/** Answers may bring new questions of their page into sight. */
const rounds = 3;

/** A whole filling at random: what is asked on the way through is answered, as far as valid answers are found. */
export function randomAnswers(definition: FormDefinition, options: RandomOptions): Answers {
  const { createForm, seed, today, role, patient, now } = options;
  const form = createForm(definition, { role, patient, now });
  const filling = { form, random: randomOf(seed), today };
  const seen = new Set<string>();
  let page = form.pages()[0]?.id ?? null;
  while (page !== null && !seen.has(page)) {
    seen.add(page);
    const { questions } = definition.pages.find(({ id }) => id === page) ?? { questions: [] };
    const done = new Set<string>();
    for (let round = 0; round < rounds; round += 1) answerAll(filling, questions, '', done);
    finish(completePage(form, page, filling.random, today));
    page = form.nextPage(page);
  }
  return form.draft();
}

interface Filling {
  readonly form: LiveForm;
  readonly random: Random;
  readonly today: string;
}

/** `path` leads to the row that holds the questions; what was answered once stays so. */
function answerAll(filling: Filling, questions: readonly Question[], path: string, done: Set<string>): void {
  const { form, random, today } = filling;
  for (const question of questions) {
    const name = `${path}${question.name}`;
    if (!form.state(name).visible) continue;
    if (question.questions) {
      for (const inner of placesIn(filling, question, name, path)) answerAll(filling, question.questions, inner, done);
    } else if (!done.has(name) && !silent.has(question.type)) {
      done.add(name);
      answerAtRandom(form, name, random, today);
    }
  }
}

/** Names of questions in a plain container are those of what is around it; each row has its own. */
function placesIn({ form, random }: Filling, { multimode }: Question, name: string, path: string): readonly string[] {
  if (!multimode) return [path];
  if (form.rows(name).length === 0)
    for (let row = 0; row <= random() * (mostRows - 1) + 0.5; row += 1) form.addRow(name);
  return form.rows(name).map((_, index) => `${name}[${index}].`);
}
