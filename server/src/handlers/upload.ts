import type { upload } from '../../../src/api/contract/upload.ts';
import { getUpload } from '../upload/get-upload.ts';
import { getPicture, storePicture } from '../upload/pictures.ts';
import { removeLogo, storeLogo } from '../upload/logos.ts';
import { storeUpload } from '../upload/store-upload.ts';
import type { HandlersOf } from '../context/handler.ts';

/** Files that people send, and their pictures. */
export const uploadHandlers: HandlersOf<typeof upload> = {
  '/uploads/store': storeUpload,
  '/uploads/:id': getUpload,
  '/user/completeprofilepicture/': storePicture,
  '/images/:picture': getPicture,
  '/category/storelogo': storeLogo,
  '/category/removelogo': removeLogo,
};
