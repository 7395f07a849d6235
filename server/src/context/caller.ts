import type { KeyScope } from '../../../src/api/contract/service-accounts.ts';
import type { Language } from '../../../src/api/contract/primitives.ts';

/** The person whose session a call carries. */
export interface CallingUser {
  readonly id: string;
  /** The clinic whose rows the person can reach (`users.clinic`). */
  readonly clinic: string;
  /** Set when a partner opened the session for one category alone (`sessions.category`). */
  readonly category?: string;
  readonly access: 'user' | 'admin';
  readonly firstName: string;
  readonly lastName: string;
  readonly lang: Language;
  /** Set for a service account, which calls with an API key: it makes the calls of these scopes alone. */
  readonly scopes?: readonly KeyScope[];
  /** The clinic requires a second step that the person has not set up: nothing else may be done. */
  readonly needsSecondStep?: true;
}

/** Who makes a call, and from where. */
export interface Caller {
  /** Present when the call carries a live session. Calls with `who: 'user'` always have it: `signedIn(context)`. */
  readonly user?: CallingUser;
  /** The hash that names the session's row, never its token. */
  readonly session?: string;
  /** What the caller reads: accept-language, then the person's own choice, then English. */
  readonly language: Language;
  /** The origin of the page, where the browser named one: `https://clinic.example`. The server's own is always `config.publicUrl`. */
  readonly origin?: string;
  /** The address counted for limits and written to the audit log. */
  readonly address: string;
  /** The browser's user-agent. */
  readonly device?: string;
}
