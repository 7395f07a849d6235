import type { entry } from '../../../src/api/contract/entry.ts';
import { getEntries } from '../entry/get-entries.ts';
import { importEntries } from '../entry/import-entries.ts';
import { storeEntry } from '../entry/store-entry.ts';
import { getReport } from '../report/get-report.ts';
import type { HandlersOf } from '../context/handler.ts';

/** Entries, and the report of one. */
export const entryHandlers: HandlersOf<typeof entry> = {
  '/entry/storeentry': storeEntry,
  '/entry/importentries': importEntries,
  '/entry/getentries': getEntries,
  '/report/getreport': getReport,
};
