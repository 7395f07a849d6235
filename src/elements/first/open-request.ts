import type { CallData } from '../../api/contract/contract.ts';
import type { FirstView } from '../../api/contract/pages/first-view.ts';
import type { Answers, FormDefinition } from '../../engine/definition/types.ts';
import type { Patient } from '../../engine/live-form/types.ts';
import type { Appearance } from './appearance.ts';

/** The form that a server is asked for before the screen has come. */
export interface OpenRequest extends Pick<Appearance, 'language' | 'calendar'> {
  readonly api: string;
  readonly category: string;
  /** Where the form has to belong. */
  readonly service?: string | undefined;
  readonly headline?: string | undefined;
  readonly project?: string | undefined;
  /** What it was opened by: what the link carries, only its own page and the screen can ask for. */
  readonly link?: string | undefined;
  readonly page: string | undefined;
  readonly token: string | undefined;
  readonly definition?: undefined;
}

/** The form that the page itself has defined, with all that the element was given: no server is asked. */
export interface OwnRequest extends Appearance {
  readonly definition: FormDefinition;
  readonly page?: string;
  readonly answers?: Answers;
  readonly patient?: Patient;
}

/** What the server gave: all that `/category/getform` does, and its first view where it could draw one. */
export type FirstReply = CallData<'/category/getform'> & { readonly view: FirstView | null };

/** The first view of a page's own form, and what it was drawn for. */
export interface OwnReply {
  readonly view: FirstView;
  readonly request: OwnRequest;
  readonly version?: undefined;
}

/** What the half of the filler that draws forms does before the other half has come. */
export interface Own {
  /** Draws a form that its page has defined, by the code that will make it live; undefined where that is to say why it cannot be filled. */
  draw(request: OwnRequest): Promise<OwnReply | undefined>;
}
