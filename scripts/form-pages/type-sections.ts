import enDesigner from '../../locales/en/designer.json' with { type: 'json' };
import faDesigner from '../../locales/fa/designer.json' with { type: 'json' };
import type { QuestionType } from '../../src/engine/definition/types.ts';
import { answerSentences } from '../../src/fields/sentences/answer-sentences.ts';
import { fieldExamples } from '../../src/fields/registry/examples.ts';
import type { FieldExample } from '../../src/fields/examples/field-example.ts';
import { fieldModels } from '../../src/fields/models/models.ts';
import { fieldPanels } from '../../src/fields/registry/panels.ts';
import { createSentences } from '../../src/fields/sentences/sentences.ts';
import type { PageLanguage } from './doc.ts';
import { block, code, json, table } from './markdown.ts';
import { typeAnswers } from './type-answers.ts';
import { wordsIn } from './words.ts';

const designer = { en: enDesigner, fa: faDesigner };

/** Every type of question: what it is, what it takes and what it refuses, by its example. */
export function typeSections(language: PageLanguage): readonly string[] {
  return (Object.keys(fieldExamples) as QuestionType[]).flatMap((type) => typeSection(type, language));
}

function typeSection(type: QuestionType, language: PageLanguage): readonly string[] {
  const words = wordsIn(language);
  const { variants = [], ...example } = fieldExamples[type];
  const own = [...new Set(fieldPanels[type].settings.map((setting) => setting.key))];
  return [
    `### ${type} – ${designer[language].types[type]}`,
    [
      designer[language].typehints[type],
      `${words.answer}: ${typeAnswers[type][language]}.`,
      own.length ? `${words.keys}: ${own.map(code).join(', ')}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
    ...exampleParts(example, language),
    ...variants.flatMap((variant) => [`${words.variant}:`, ...exampleParts(variant, language)]),
  ];
}

function exampleParts(
  { question, good, bad }: Omit<FieldExample, 'variants'>,
  language: PageLanguage,
): readonly string[] {
  const words = wordsIn(language);
  return [
    block('json', JSON.stringify(question)),
    good.length
      ? table(
          [words.typed, words.stored, words.reads],
          good.map((each) => [json(each.input), json(each.answer), each[language]]),
        )
      : '',
    bad.length
      ? table(
          [words.refused, words.why],
          bad.map(({ input, rule }) => [json(input), sentenceOf(rule, input, question, language)]),
        )
      : '',
  ];
}

/** The sentence that a person reads; the product's own models say what it mentions. */
function sentenceOf(rule: string, input: unknown, question: FieldExample['question'], language: PageLanguage): string {
  const model = fieldModels[question.type];
  const parsed = model.parse(input, question);
  const fault = parsed.ok
    ? parsed.answer === undefined
      ? undefined
      : model.validate(parsed.answer, question, { today: '2026-03-21' })
    : parsed.fault;
  return createSentences(language, answerSentences)(fault ?? { rule });
}
