import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the built files lie. */
export interface StaticFolders {
  /** Script, styles, fonts and chunks of the elements. */
  readonly embed: string;
  /** Scripts of earlier builds, for pages that were open before an update. */
  readonly kept?: string;
  /** Texts, a folder for each language. */
  readonly locales: string;
  /** The portal's page and what it shows before the elements are there. */
  readonly portal: string;
}

/** The portal's page, or undefined where it has not been built. */
export async function readPortalPage(folders: StaticFolders | undefined): Promise<string | undefined> {
  if (!folders) return undefined;
  try {
    return await readFile(join(folders.portal, 'index.html'), 'utf8');
  } catch {
    return undefined;
  }
}
