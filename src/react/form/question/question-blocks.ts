import type { Question } from '../../../engine/definition/types.ts';
import type { FieldViews } from '../../ui/field/field-view.ts';

/** Fewer stand one by one: a heading over two rows explains more than it saves. */
const least = 3;

type Blocks = readonly (readonly Question[])[];

/** Consecutive questions that are drawn together; every other one alone. */
export function blocksOf(questions: readonly Question[], views: Partial<FieldViews>): Blocks {
  const blocks: Question[][] = [];
  let last: string | undefined;
  for (const question of questions) {
    const key = views[question.type]?.block?.keyOf(question);
    if (key !== undefined && key === last) blocks.at(-1)!.push(question);
    else blocks.push([question]);
    last = key;
  }
  return blocks.flatMap((block) => (block.length < least ? block.map((question) => [question]) : [block]));
}
