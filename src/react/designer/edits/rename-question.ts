import type { FormDefinition } from '../../../engine/definition/types.ts';
import { renameInExpression } from '../../../engine/syntax/rename.ts';
import { renameInReport } from './change-report.ts';
import { changeEverywhere } from './change-everywhere.ts';
import { findQuestion } from '../definition/tree.ts';

/** Renames a question here and in everything that speaks of it: formulas, conditions, bounds, related fields, endings, the report. */
export function renameQuestion(definition: FormDefinition, id: string, name: string): FormDefinition {
  const from = findQuestion(definition, id)?.name;
  if (from === undefined || from === name) return definition;
  const renamed = changeEverywhere(definition, {
    expression: (text) => renameInExpression(text, from, name),
    question: (question) => ({
      ...(question.id === id && { name }),
      ...(question.relatedField === from && { relatedField: name }),
    }),
  });
  return renamed.report ? { ...renamed, report: renameInReport(renamed.report, from, name) } : renamed;
}
