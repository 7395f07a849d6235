import type { FormDefinition } from '../../../../engine/definition/types.ts';
import { walkQuestions, type PlacedQuestion } from '../../../../engine/definition/walk-questions.ts';
import type { Reach } from '../../../../engine/walk/walk-form.ts';

/** A page or a question, and whether it is reached; without a `reach` that is not known yet. */
export interface WalkRow {
  readonly kind: 'page' | 'question';
  readonly id: string;
  readonly path: string;
  /** The page that it is on. */
  readonly page: string;
  readonly reach?: Reach;
  /** It stands under no condition of its own: it is reached with what is around it. */
  readonly isImplied: boolean;
}

/** Every page with its questions, in the form’s order. */
export function walkRows(definition: FormDefinition, reaches: readonly Reach[]): readonly WalkRow[] {
  const byPath = new Map(reaches.map((reach) => [reach.target.path, reach]));
  const questions = walkQuestions(definition);
  const conditioned = new Set(
    definition.conditions.flatMap((each) => (each.kind === 'visibility' ? [each.target] : [])),
  );
  const reachOf = (placed: PlacedQuestion, page: number): Reach | undefined => {
    for (let next: PlacedQuestion | undefined = placed; next; next = next.parent)
      if (conditioned.has(next.question.id)) return byPath.get(next.path);
    return byPath.get(`pages[${page}]`);
  };
  return definition.pages.flatMap((page, index): readonly WalkRow[] => {
    const path = `pages[${index}]`;
    const reach = byPath.get(path);
    return [
      { kind: 'page', id: page.id, path, page: page.id, isImplied: false, ...(reach && { reach }) },
      ...questions
        .filter(({ pageIndex }) => pageIndex === index)
        .map((placed): WalkRow => {
          const found = reachOf(placed, index);
          return {
            kind: 'question',
            id: placed.question.id,
            path: placed.path,
            page: page.id,
            isImplied: !conditioned.has(placed.question.id),
            ...(found && { reach: found }),
          };
        }),
    ];
  });
}

/** Jumps, endings and the like, which are no places of the form. */
export const otherReaches = (reaches: readonly Reach[]): readonly Reach[] =>
  reaches.filter(({ target: { kind } }) => kind !== 'page' && kind !== 'question');
