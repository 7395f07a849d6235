import type { CallBody, CallData, Reply } from '../../../api/contract/contract.ts';
import type { FormDefinition } from '../../../engine/definition/types.ts';

/** The calls a designer makes; `createClient` gives them. */
export interface DesignerClient {
  readonly category: {
    getdraft(body: CallBody<'/category/getdraft'>): Promise<Reply<CallData<'/category/getdraft'>>>;
    storedraft(body: CallBody<'/category/storedraft'>): Promise<Reply<CallData<'/category/storedraft'>>>;
    publish(body: CallBody<'/category/publish'>): Promise<Reply<CallData<'/category/publish'>>>;
  };
}

/** Who saved a form. */
export interface Author {
  readonly id: string;
  readonly name: string;
}

/** How what is on the screen stands to what the server has. */
export type SavingState =
  | { readonly kind: 'saved' | 'unsaved' | 'saving' }
  /** Somebody else saved first, and both changed the same; `theirs` is what the server has now, `by` whose it is, `at` since when (ISO 8601 UTC). */
  | {
      readonly kind: 'conflict';
      /** What both began with. */
      readonly base: FormDefinition;
      readonly theirs: FormDefinition;
      readonly rev: number;
      readonly by?: Author;
      readonly at?: string;
    }
  /** The server refused or did not answer; what was made stays here and is tried again at the next change. */
  | { readonly kind: 'failed'; readonly code: number; readonly message: string };

export type Conflict = Extract<SavingState, { kind: 'conflict' }>;

/** What the server has instead of what one began with. */
export type Newer = Omit<Conflict, 'kind' | 'base'>;

/** What somebody else saved came into the form on the screen. */
export interface Combined {
  readonly before: FormDefinition;
  readonly after: FormDefinition;
  readonly by?: Author;
  /** One's own changes that were kept beside theirs. */
  readonly hasOwn: boolean;
}

/** The draft as the server knows it when the designer opens. */
export interface Remote {
  readonly client: DesignerClient;
  readonly category: string;
  readonly rev: number;
  readonly version: number | null;
  /** False once somebody else, or nobody, is signed in: what one person made is never saved in another's name. */
  isOwn?(): boolean;
}

/** The error code of `olderrev`. */
export const olderRev = 4091;

/** The error code of `unauthenticated`. */
export const signedOut = 4010;

/** The client's own codes, from here on: no reply came, or none of our server. */
export const noReply = 5000;

/** What somebody saved in between. */
export function newerOf({ code, data }: { readonly code: number; readonly data?: unknown }): Newer | undefined {
  const newer = data as Partial<CallData<'/category/getdraft'>> | undefined;
  if (code !== olderRev || newer?.rev === undefined || !newer.definition) return undefined;
  return { theirs: newer.definition, rev: newer.rev, by: newer.savedBy, at: newer.savedAt };
}
