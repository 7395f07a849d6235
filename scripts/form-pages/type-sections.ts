import enDesigner from '../../locales/en/designer.json' with { type: 'json' };
import faDesigner from '../../locales/fa/designer.json' with { type: 'json' };
import type { QuestionType } from '../../src/engine/definition/types.ts';
import { answerSentences } from '../../src/fields/answer-sentences.ts';
import { fieldExamples } from '../../src/fields/examples.ts';
import type { FieldExample } from '../../src/fields/field-example.ts';
import { fieldModels } from '../../src/fields/models.ts';
import { fieldPanels } from '../../src/fields/panels.ts';
import { createSentences } from '../../src/fields/sentences.ts';
import type { PageLanguage } from './doc.ts';
import { block, code, json, table } from './markdown.ts';
import { typeAnswers } from './type-answers.ts';
import { words } from './words.ts';

const designer = { en: enDesigner, fa: faDesigner };

/** Every type of question: what it is, what it takes and what it refuses, by its example. */
export function typeSections(language: PageLanguage): readonly string[] {
  return (Object.keys(fieldExamples) as QuestionType[]).flatMap((type) => typeSection(type, language));
}

function typeSection(type: QuestionType, language: PageLanguage): readonly string[] {
  const said = words[language];
  const { variants = [], ...example } = fieldExamples[type];
  const own = [...new Set(fieldPanels[type].settings.map((setting) => setting.key))];
  return [
    `### ${type} – ${designer[language].types[type]}`,
    [
      designer[language].typehints[type],
      `${said.answer}: ${typeAnswers[type][language]}.`,
      own.length ? `${said.keys}: ${own.map(code).join(', ')}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
    ...exampleParts(example, language),
    ...variants.flatMap((variant) => [`${said.variant}:`, ...exampleParts(variant, language)]),
  ];
}

function exampleParts(
  { question, good, bad }: Omit<FieldExample, 'variants'>,
  language: PageLanguage,
): readonly string[] {
  const said = words[language];
  return [
    block('json', JSON.stringify(question)),
    good.length
      ? table(
          [said.typed, said.stored, said.reads],
          good.map((each) => [json(each.input), json(each.answer), each[language]]),
        )
      : '',
    bad.length
      ? table(
          [said.refused, said.why],
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
