import type { sharing } from '../../../src/api/contract/sharing.ts';
import { getAddress } from '../link/get-address.ts';
import { getLinks } from '../link/get-links.ts';
import { mailLink } from '../link/mail-link.ts';
import { removeLink } from '../link/remove-link.ts';
import { resolveLink } from '../link/resolve-link.ts';
import { storeLink } from '../link/store-link.ts';
import { getSharedFiles } from '../sharing/get-shared-files.ts';
import { getSharing, shareFile, unshareFile } from '../sharing/share-file.ts';
import type { HandlersOf } from '../context/handler.ts';

/** Files shared with colleagues, and links to forms and files. */
export const sharingHandlers: HandlersOf<typeof sharing> = {
  '/file/sharefile': shareFile,
  '/file/unsharefile': unshareFile,
  '/file/getsharing': getSharing,
  '/file/getsharedfiles': getSharedFiles,
  '/app/storelink': storeLink,
  '/app/getaddress': getAddress,
  '/app/getlinks': getLinks,
  '/app/removelink': removeLink,
  '/app/maillink': mailLink,
  '/public/resolvelink': resolveLink,
};
