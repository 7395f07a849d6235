import { getEntries } from '../entry/get-entries.ts';
import { storeEntry } from '../entry/store-entry.ts';
import type { Handlers } from '../http/handler.ts';
import { getReport } from '../report/get-report.ts';
import { getFile } from './get-file.ts';
import { getFiles } from './get-files.ts';
import { removeFile, storeFile } from './store-file.ts';

/** Patient files, their entries and reports. */
export const fileHandlers = {
  '/file/getfiles': getFiles,
  '/file/storefile': storeFile,
  '/file/getfile': getFile,
  '/file/removefile': removeFile,
  '/entry/storeentry': storeEntry,
  '/entry/getentries': getEntries,
  '/report/getreport': getReport,
} satisfies Partial<Handlers>;
