import type { FormDefinition, ReportDesign } from '../../../engine/definition/types.ts';
import { withoutBlanks } from './change-page.ts';

/** Changes the report; a key given as undefined is taken out, and a report of nothing is no report. */
export function changeReport(definition: FormDefinition, changes: Partial<ReportDesign>): FormDefinition {
  const report = withoutBlanks({ ...definition.report, ...changes });
  return withoutBlanks({ ...definition, report: Object.keys(report).length ? report : undefined });
}
