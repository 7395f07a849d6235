import type { Answer, Answers, FormDefinition, Option, Question } from '../../engine/definition/types.ts';
import { isBirthdate } from '../../fields/dates/parts/asks-parts.ts';
import { fieldModels } from '../../fields/models/models.ts';

/** What made-up answers are made of. */
export interface SampleWords {
  /** What a person might write. */
  readonly sentence: string;
  /** `YYYY-MM-DD`, as below. */
  readonly today: string;
  readonly birthdate: string;
}

/** An answer to each question that takes one; another `turn` gives others, within what the question allows. */
export const sampleAnswers = (definition: FormDefinition, words: SampleWords, turn: number): Answers =>
  answersTo(
    definition.pages.flatMap((page) => page.questions),
    words,
    turn,
  );

function answersTo(questions: readonly Question[], words: SampleWords, turn: number): Answers {
  return Object.assign(
    {},
    ...questions.map((question, index): Answers => {
      const inner = question.questions && answersTo(question.questions, words, turn);
      if (inner) return question.multimode ? { [question.name]: [inner] } : inner;
      return { [question.name]: answerTo(question, words, turn + index) };
    }),
  ) as Answers;
}

/** The first of what people usually answer that the question itself takes for a good answer. */
function answerTo(question: Question, words: SampleWords, turn: number): Answer | undefined {
  const model = fieldModels[question.type];
  if (model.kind !== 'input') return undefined;
  for (const candidate of candidates(question, words, turn)) {
    const parsed = model.parse(candidate, question);
    if (!parsed.ok || parsed.answer === undefined) continue;
    if (!model.validate(parsed.answer, question, { today: words.today })) return parsed.answer;
  }
  return undefined;
}

function candidates(question: Question, { sentence, today, birthdate }: SampleWords, turn: number): readonly unknown[] {
  const { options = [], rows, min, max, step = 1 } = question;
  const option = options[(turn * 2 + 1) % Math.max(options.length, 1)];
  const [least, most] = [typeof min === 'number' ? min : 0, typeof max === 'number' ? max : 100];
  const share = 0.35 + 0.1 * (turn % 4);
  const between = least + Math.round(((most - least) * share) / step) * step;
  return [
    ...(option && rows ? [Object.fromEntries(rows.map(({ name }) => [name, option.value]))] : []),
    ...(option ? [option.value, [option.value], pathTo(option)] : []),
    sentence,
    'sara@example.com',
    'https://example.com',
    // Digits are read as a number too: what is within the bounds comes before them.
    ...(question.format ? [] : [between]),
    '09121234567',
    '0012345679',
    between,
    [least, between],
    3 + (turn % 2),
    ...(isBirthdate(question) ? [birthdate] : []),
    today,
    '09:30',
    `${today}T09:30`,
    true,
  ];
}

const pathTo = ({ value, children }: Option): readonly string[] =>
  children?.[0] ? [value, ...pathTo(children[0])] : [value];
