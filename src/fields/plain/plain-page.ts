import { createContext, useContext } from 'react';
import type { Attachment } from '../../engine/definition/types.ts';

/** What the page around lends to the questions on it. */
export interface PlainPage {
  /** Where a file that was uploaded before can be fetched; undefined where nobody may. */
  readonly addressOf?: (attachment: Attachment) => string | undefined;
  /** Stands before the names of all fields, where a page asks the questions of two forms: no question's path begins with it. */
  readonly prefix?: string;
  /** Nearly all is required, which is said once: what is not says so, and the filler's sheet leaves out the stars. */
  readonly marksOptional?: boolean;
  /** Id of what takes the focus when the page opens: a row that was added, say. */
  readonly focus?: string;
}

const PlainPageContext = createContext<PlainPage>({});

export const PlainPageProvider = PlainPageContext.Provider;

export const usePlainPage = (): PlainPage => useContext(PlainPageContext);
