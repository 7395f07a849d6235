import type { output } from '../../../src/api/contract/output.ts';
import { exportAnswers } from '../export/export-answers.ts';
import { getCategorySummary } from '../summary/category-summary.ts';
import { getDashboardSummary } from '../summary/dashboard-summary.ts';
import type { HandlersOf } from '../context/handler.ts';

/** Answers exported, and figures. */
export const outputHandlers: HandlersOf<typeof output> = {
  '/category/exportanswers': exportAnswers,
  '/category/getsummary': getCategorySummary,
  '/dashboard/getsummary': getDashboardSummary,
};
