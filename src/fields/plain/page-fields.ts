/**
 * Field that names each question, and each row, that the page holds: what is left blank in a browser is not sent at all.
 *
 * No question's name has a colon, so that none is taken for one of these.
 */
export const askedField = '_asked:';

/** Names of the buttons that add, remove and move rows. */
export const rowAction = {
  add: (path: string): string => `_add:${path}`,
  remove: (path: string, index: number): string => `_remove:${path}:${index}`,
  up: (path: string, index: number): string => `_up:${path}:${index}`,
  down: (path: string, index: number): string => `_down:${path}:${index}`,
} as const;

/** Name of the buttons that send a page to have it drawn again with what follows from the answers. */
export const updateField = '_update:';

/** Id of a row of a repeating container whose own id is given. */
export const rowId = (id: string, index: number): string => `${id}-row-${index}`;
