import type { Handlers } from '../http/handler.ts';
import { getSharedFiles } from './get-shared-files.ts';
import { getSharing, shareFile, unshareFile } from './share-file.ts';

/** Files given to colleagues. */
export const sharingHandlers = {
  '/file/sharefile': shareFile,
  '/file/unsharefile': unshareFile,
  '/file/getsharing': getSharing,
  '/file/getsharedfiles': getSharedFiles,
} satisfies Partial<Handlers>;
