import type { Condition, Ending, FormDefinition, Question, ReportBlock } from '../../../engine/definition/types.ts';
import { changeExpressions, mapSame, withChanges } from '../definition/question-expressions.ts';

interface Changes {
  /** What an expression becomes, of whichever question, condition or ending. */
  readonly expression: (text: string) => string;
  /** What becomes of a question besides its expressions. */
  readonly question?: (question: Question) => Partial<Question>;
}

/** The form with every expression changed. What does not speak of the change stays the same object. */
export function changeEverywhere(
  definition: FormDefinition,
  { expression, question = () => ({}) }: Changes,
): FormDefinition {
  const changed = (before: Question): Question =>
    withChanges(before, {
      ...changeExpressions(before, expression),
      ...(before.questions && { questions: mapSame(before.questions, changed) }),
      ...question(before),
    });
  return {
    ...definition,
    pages: definition.pages.map((page) => {
      const questions = mapSame(page.questions, changed);
      return questions === page.questions ? page : { ...page, questions };
    }),
    conditions: mapSame(definition.conditions, (condition): Condition =>
      withChanges(condition, { when: expression(condition.when) }),
    ),
    ...(definition.endings && {
      endings: mapSame(definition.endings, (ending): Ending =>
        ending.when === undefined ? ending : withChanges(ending, { when: expression(ending.when) }),
      ),
    }),
    ...(definition.report?.blocks && {
      report: {
        ...definition.report,
        blocks: mapSame(definition.report.blocks, (block): ReportBlock =>
          block.when === undefined ? block : withChanges(block, { when: expression(block.when) }),
        ),
      },
    }),
  };
}
