import { conditionalOptions } from '../../../engine/options/conditional-options.ts';
import { formExpressions } from '../../../engine/dependencies/form-expressions.ts';
import type { FormExpression } from '../../../engine/dependencies/form-expression.ts';
import { resolveName, type QuestionsByName } from '../../../engine/dependencies/question-names.ts';
import type { Condition, FormDefinition } from '../../../engine/definition/types.ts';
import { walkQuestions, type PlacedQuestion } from '../../../engine/definition/walk-questions.ts';
import { reportExpressions } from '../../../engine/report/report-expressions.ts';
import { blockNames } from '../edits/change-report.ts';
import { comparedOptions } from './compared-options.ts';
import { namesIn } from './names-in.ts';

/** What one part of a form is to another that it depends on: `shown` by it, `computed` from it. */
export type Relation =
  'shown' | 'required' | 'computed' | 'initial' | 'filled' | 'checked' | 'bounded' | 'goes' | 'decided' | 'printed';

/** A part of the form by its key: an id, `question option` for an option, `patient.age` for a fact of the patient. */
export interface Link {
  readonly from: string;
  /** What it depends on. */
  readonly to: string;
  readonly relation: Relation;
  /** Where that is written, and what. */
  readonly path: string;
  readonly text: string;
}

export const optionKey = (question: string, value: string): string => `${question} ${value}`;

const relations: Readonly<Record<FormExpression['kind'], Relation>> = {
  formula: 'computed',
  initial: 'initial',
  min: 'bounded',
  max: 'bounded',
  constraint: 'checked',
  required: 'required',
  option: 'shown',
  offered: 'filled',
  condition: 'shown',
  error: 'checked',
  ending: 'shown',
};

/** What conditions do that show nothing. */
const decided: Readonly<Partial<Record<Condition['kind'], Relation>>> = {
  gotopage: 'goes',
  sendfile: 'decided',
  notify: 'decided',
};

/** What depends on what in a form, in the order of the form; each dependency once for each place it is written in. */
export function linksOf(definition: FormDefinition): readonly Link[] {
  const questions = walkQuestions(definition);
  const byName: QuestionsByName = new Map(questions.map((placed) => [placed.question.name, placed]));
  const links = [
    ...formExpressions(definition, questions, conditionalOptions).flatMap((each) =>
      linksOfExpression(each, dependents(definition, each), byName),
    ),
    ...questions.flatMap((placed) => relatedLinks(placed, byName)),
    ...jumpLinks(definition),
    ...reportLinks(definition, byName),
  ];
  return links.filter(({ from, to }) => from !== to);
}

/** The parts that an expression decides. */
function dependents(definition: FormDefinition, each: FormExpression): readonly string[] {
  const { placed, pageIndex, condition, ending, options } = each;
  if (condition?.kind === 'gotopage') return [condition.to];
  if (condition?.kind === 'sendfile' || condition?.kind === 'notify') return [condition.id];
  if (ending) return [ending.id];
  if (placed && options) return options.map(({ value }) => optionKey(placed.question.id, value));
  const id = placed?.question.id ?? (pageIndex === undefined ? undefined : definition.pages[pageIndex]?.id);
  return id === undefined ? [] : [id];
}

function linksOfExpression(
  { kind, text, path, placed, condition }: FormExpression,
  from: readonly string[],
  byName: QuestionsByName,
): readonly Link[] {
  const relation = (condition && decided[condition.kind]) ?? relations[kind];
  const sources = sourcesOf(text, placed, byName);
  return from.flatMap((dependent) => sources.map((to) => ({ from: dependent, to, relation, path, text })));
}

/** Questions, options that are compared with, and facts of the patient that an expression reads. */
function sourcesOf(text: string, row: PlacedQuestion | undefined, byName: QuestionsByName): readonly string[] {
  const found = namesIn(text).flatMap((name) => {
    const source = resolveName(name, byName, row?.row);
    if (!source) return [];
    if (source.kind === 'patient') return [`patient.${source.fact}`];
    const { question } = source.placed;
    const options = comparedOptions(text, question).map((value) => optionKey(question.id, value));
    return options.length > 0 ? options : [question.id];
  });
  return [...new Set(found)];
}

function relatedLinks({ question, path, row }: PlacedQuestion, byName: QuestionsByName): readonly Link[] {
  const text = question.relatedField;
  const source = text ? resolveName(text, byName, row) : undefined;
  if (!text || !source) return [];
  const to = source.kind === 'patient' ? `patient.${source.fact}` : source.placed.question.id;
  return [{ from: question.id, to, relation: 'filled', path: `${path}.relatedField`, text }];
}

const jumpLinks = ({ conditions }: FormDefinition): readonly Link[] =>
  conditions.flatMap((each, index) =>
    each.kind === 'gotopage'
      ? [{ from: each.to, to: each.from, relation: 'goes', path: `conditions[${index}].when`, text: each.when }]
      : [],
  );

function reportLinks(definition: FormDefinition, byName: QuestionsByName): readonly Link[] {
  const blocks = definition.report?.blocks ?? [];
  const shown = reportExpressions(definition).flatMap((each) => {
    const block = blocks[Number(/\d+/.exec(each.path)?.[0])];
    return block ? linksOfExpression(each, [block.id], byName) : [];
  });
  const printed = blocks.flatMap((block, index) =>
    blockNames(block).flatMap((name): readonly Link[] => {
      const source = resolveName(name, byName, undefined);
      const to = source?.kind === 'question' ? source.placed.question.id : source && `patient.${source.fact}`;
      return to ? [{ from: block.id, to, relation: 'printed', path: `report.blocks[${index}]`, text: '' }] : [];
    }),
  );
  return [...shown, ...printed];
}
