import { eraseFile } from '../file/erase-file.ts';
import { exportFile } from '../file/export-file.ts';
import { getRemovedFiles, restoreFile } from '../file/bin.ts';
import { mergeFile } from '../file/merge-file.ts';
import type { Handlers } from '../http/handler.ts';
import { webhookHandlers } from '../webhook/webhooks.ts';
import { getCategorySummary } from './category-summary.ts';
import { getDashboardSummary } from './dashboard-summary.ts';
import { exportAnswers } from './export-answers.ts';
import { exportForm, importForm } from './interchange.ts';

/** What becomes of files and answers: the bin, merging, exports, erasure, figures, and what other systems are told. */
export const outputHandlers = {
  '/file/getremovedfiles': getRemovedFiles,
  '/file/restorefile': restoreFile,
  '/file/mergefile': mergeFile,
  '/file/exportfile': exportFile,
  '/file/erasefile': eraseFile,
  '/category/exportanswers': exportAnswers,
  '/category/getsummary': getCategorySummary,
  '/dashboard/getsummary': getDashboardSummary,
  '/category/import': importForm,
  '/category/export': exportForm,
  ...webhookHandlers,
} satisfies Partial<Handlers>;
