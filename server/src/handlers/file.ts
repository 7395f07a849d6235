import type { file } from '../../../src/api/contract/patients/file.ts';
import { exportFile } from '../export/export-file.ts';
import { getRemovedFiles, restoreFile } from '../file/bin.ts';
import { eraseFile } from '../file/erase-file.ts';
import { findFiles } from '../file/find-files.ts';
import { getFile } from '../file/get-file.ts';
import { getFiles } from '../file/get-files.ts';
import { mergeFile } from '../file/merge-file.ts';
import { removeFile, storeFile } from '../file/store-file.ts';
import type { HandlersOf } from '../context/handler.ts';

/** Patient files: listed, found, changed, merged, exported, removed and erased. */
export const fileHandlers: HandlersOf<typeof file> = {
  '/file/getfiles': getFiles,
  '/file/findfiles': findFiles,
  '/file/storefile': storeFile,
  '/file/getfile': getFile,
  '/file/removefile': removeFile,
  '/file/getremovedfiles': getRemovedFiles,
  '/file/restorefile': restoreFile,
  '/file/mergefile': mergeFile,
  '/file/exportfile': exportFile,
  '/file/erasefile': eraseFile,
};
