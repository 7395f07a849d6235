import type { library } from '../../../src/api/contract/library/blocks.ts';
import type { HandlersOf } from '../context/handler.ts';
import { getBlock, getBlocks } from '../form/library/read-blocks.ts';
import { removeBlock } from '../form/library/remove-block.ts';
import { storeBlock } from '../form/library/store-block.ts';

/** What clinics saved to use in their forms. */
export const libraryHandlers: HandlersOf<typeof library> = {
  '/library/getblocks': getBlocks,
  '/library/getblock': getBlock,
  '/library/storeblock': storeBlock,
  '/library/removeblock': removeBlock,
};
