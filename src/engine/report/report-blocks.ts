import type { FormDefinition, ReportBlock, ReportDesign } from '../definition/types.ts';

/** The blocks of a report; of one without any those that every report had before there were blocks. */
export function reportBlocks({ blocks, showScores, showHistory }: ReportDesign = {}): readonly ReportBlock[] {
  return (
    blocks ?? [
      { id: 'letterhead', kind: 'letterhead' },
      { id: 'patient', kind: 'patient' },
      ...(showScores === false ? [] : [{ id: 'scores', kind: 'scores' } as const]),
      { id: 'answers', kind: 'answers' },
      ...(showHistory === false ? [] : [{ id: 'table', kind: 'table' } as const]),
    ]
  );
}

/** The form as its report computes it: the conditions of the blocks in the place of those of the endings, by the blocks’ ids. */
export const withBlockConditions = (definition: FormDefinition): FormDefinition => ({
  ...definition,
  endings: reportBlocks(definition.report).map(({ id, when }) => ({ id, ...(when?.trim() && { when }) })),
});
