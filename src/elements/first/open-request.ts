import type { CallData } from '../../api/contract/contract.ts';
import type { FirstView } from '../../api/contract/pages/first-view.ts';
import type { Appearance } from './appearance.ts';

/** The form that a server is asked for before the screen has come. */
export interface OpenRequest {
  readonly api: string;
  readonly category: string;
  readonly language: Appearance['language'];
  readonly calendar: Appearance['calendar'];
  readonly page: string | undefined;
  /** What it was opened by: what the link carries, only its own page and the screen can ask for. */
  readonly link?: string | undefined;
  readonly token: string | undefined;
}

/** What the server gave: all that `/category/getform` does, and its first view where it could draw one. */
export type FirstReply = CallData<'/category/getform'> & { readonly view: FirstView | null };
