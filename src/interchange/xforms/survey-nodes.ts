import type { Question } from '../../engine/definition/types.ts';
import { walkQuestions } from '../../engine/definition/walk-questions.ts';
import type { FormDefinition } from '../../engine/definition/types.ts';
import type { SurveyRow } from '../xlsform/export/choice-sheet.ts';
import type { SurveySheet } from '../xlsform/export/survey-sheet.ts';

/** A row of a survey at its place in the instance. */
export interface SurveyNode {
  readonly name: string;
  readonly row: SurveyRow;
  readonly kind: 'group' | 'repeat' | 'question';
  /** Names from the root of the instance to this one. */
  readonly steps: readonly string[];
  /** How many steps lead to each repeat around it, the outermost first. */
  readonly repeats: readonly number[];
  readonly children: readonly SurveyNode[];
  /** Absent for pages, and for parts of a question. */
  readonly question?: Question;
}

export const rootName = 'data';

export const pathOf = ({ steps }: Pick<SurveyNode, 'steps'>): string => `/${[rootName, ...steps].join('/')}`;

/** The rows of a survey as the tree that its `begin` and `end` rows make. */
export function surveyNodes(sheet: SurveySheet, definition: FormDefinition): readonly SurveyNode[] {
  const questions = new Map(
    walkQuestions(definition).map(({ question }) => [sheet.names.give(question.id, question.name), question]),
  );
  const levels: { steps: readonly string[]; repeats: readonly number[]; children: SurveyNode[] }[] = [
    { steps: [], repeats: [], children: [] },
  ];
  for (const row of sheet.rows) {
    const { type = '', name = '' } = row;
    const level = levels.at(-1);
    if (level === undefined) break;
    if (type.startsWith('end_')) {
      levels.pop();
      continue;
    }
    const steps = [...level.steps, name];
    const kind = type === 'begin_repeat' ? 'repeat' : type === 'begin_group' ? 'group' : 'question';
    const children: SurveyNode[] = [];
    const question = questions.get(name);
    level.children.push({ name, row, kind, steps, repeats: level.repeats, children, ...(question && { question }) });
    if (kind === 'question') continue;
    levels.push({ steps, repeats: kind === 'repeat' ? [...level.repeats, steps.length] : level.repeats, children });
  }
  return levels[0]?.children ?? [];
}

/** All nodes, each before what it holds. */
export function allNodes(nodes: readonly SurveyNode[]): readonly SurveyNode[] {
  return nodes.flatMap((node) => [node, ...allNodes(node.children)]);
}
