import type { Handlers } from '../http/handler.ts';
import { getUpload } from './get-upload.ts';
import { getPicture, storePicture } from './pictures.ts';
import { storeUpload } from './store-upload.ts';

export const uploadHandlers = {
  '/uploads/store': storeUpload,
  '/uploads/:id': getUpload,
  '/user/completeprofilepicture/': storePicture,
  '/images/:picture': getPicture,
} satisfies Partial<Handlers>;
