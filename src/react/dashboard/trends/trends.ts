import type { Answers, FormDefinition, Localized, Question } from '../../../engine/definition/types.ts';
import type { TrendPoint } from '../../ui/chart/chart-shape.ts';

/** The course of one number over a file's entries, oldest first. */
export interface Trend {
  readonly name: string;
  readonly title: Localized | undefined;
  readonly unit: Localized | undefined;
  readonly floatcount: number | undefined;
  readonly points: readonly TrendPoint[];
}

interface Given {
  readonly id: string;
  readonly createdAt: string;
  readonly answers: Answers;
}

/** The questions that are followed over time and were answered by numbers more than once. */
export function toTrends(definition: FormDefinition, entries: readonly Given[]): readonly Trend[] {
  const inOrder = [...new Map(entries.map((entry) => [entry.id, entry])).values()].sort((a, b) =>
    a.createdAt.localeCompare(b.createdAt),
  );
  return followed(definition.pages.flatMap((page) => page.questions))
    .map(({ name, title, unit, floatcount }) => ({ name, title, unit, floatcount, points: pointsOf(inOrder, name) }))
    .filter(({ points }) => points.length > 1);
}

/** Rows of a repeating container have no course of their own. */
function followed(questions: readonly Question[]): readonly Question[] {
  return questions.flatMap((question) => [
    ...(question.historytype === undefined ? [] : [question]),
    ...(question.questions && !question.multimode ? followed(question.questions) : []),
  ]);
}

function pointsOf(entries: readonly Given[], name: string): readonly TrendPoint[] {
  return entries.flatMap(({ createdAt, answers }) => {
    const value = answers[name];
    return typeof value === 'number' ? [{ at: createdAt, value }] : [];
  });
}
