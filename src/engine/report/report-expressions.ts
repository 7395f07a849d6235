import type { FormDefinition, ReportBlock } from '../definition/types.ts';
import { isRecord } from '../definition/walk-questions.ts';
import type { FormExpression } from '../dependencies/form-expression.ts';

/** The conditions of the report's blocks. Apart from the others: only who prints or designs a form evaluates them. */
export function reportExpressions({ report }: Pick<FormDefinition, 'report'>): readonly FormExpression[] {
  if (!isRecord(report) || !Array.isArray(report.blocks)) return [];
  return report.blocks.flatMap((block: ReportBlock, index): readonly FormExpression[] =>
    isRecord(block) && typeof block.when === 'string' && block.when.trim() !== ''
      ? [{ kind: 'ending', text: block.when, path: `report.blocks[${index}].when` }]
      : [],
  );
}
