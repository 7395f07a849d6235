import type { Client, ClientReply, Refusal } from '../../../api/client/client.ts';
import { innermost } from '../../../api/client/innermost.ts';
import { errors } from '../../../api/contract/errors.ts';
import type { Session } from '../../../api/contract/shapes.ts';
import type { Calendar, Language } from '../../../engine/definition/types.ts';
import { ownDevice } from '../../../store/own-device.ts';
import { $session, dispatch, login, logout, resolveLanguage } from '../../../store/session.ts';
import * as deviceData from '../../screen/device-data.ts';

/** How a try to sign in went. `message` is the server's, in the reader's language. */
export type SignInOutcome =
  | { readonly status: 'signedIn' }
  | {
      readonly status: 'codeNeeded';
      /** The code of the authenticator app or of the text message, or a recovery code. */
      enterCode(code: string): Promise<SignInOutcome>;
      /** Texts a code; there where codes come by text message. Gives the server's message where none was sent. */
      sendCode?(): Promise<string | undefined>;
    }
  | { readonly status: 'refused'; readonly code: number; readonly message: string };

/** What an application may do with the page's session. */
export interface SessionCalls {
  signIn(given: { readonly email: string; readonly password: string }): Promise<SignInOutcome>;
  /** Ends the session here and on the server, and deletes from this device what the person typed and did not save. */
  signOut(): Promise<void>;
  /** How many forms and proposals have changes that only this device has; to be asked before signing out. */
  countUnsaved(): Promise<number>;
  setLanguage(language: Language): void;
  /** Follows the language until it is set. */
  setDirection(direction: 'ltr' | 'rtl'): void;
  setCalendar(calendar: Calendar): void;
  setTheme(theme: 'light' | 'dark'): void;
}

export type DeviceData = typeof deviceData;

export function createSessionCalls(api: string, client: Client, device: DeviceData = deviceData): SessionCalls {
  const isSignedIn = (): boolean => $session.get().authenticated;
  return {
    async signIn({ email, password }) {
      return outcomeOf(await client.auth.veryifypassword({ email: email.trim(), password, device: ownDevice(api) }));
    },
    async signOut() {
      const { id } = $session.get();
      // The call takes the token with it before the record is cleared.
      const told = client.auth.logout();
      logout();
      await Promise.all([told, device.forgetPerson(api, id)]);
    },
    countUnsaved: () => device.countUnsaved(api, $session.get().id),
    setLanguage(lang) {
      resolveLanguage(lang);
      void import('../../../store/detect-language/detect-language.ts').then(
        ({ rememberLanguage }) => rememberLanguage(lang),
        () => undefined,
      );
      if (isSignedIn()) void client.user.updateuserlang({ lang });
    },
    setDirection: (direction) => dispatch({ type: 'SET_DIRECTION', direction }),
    setCalendar(dateMode) {
      dispatch({ type: 'SET_DATE_MODE', dateMode });
      if (isSignedIn()) void client.user.updateuserdatemode({ dateMode });
    },
    setTheme(theme) {
      const darkMode = theme === 'dark';
      dispatch({ type: 'SET_DARK_MODE', darkMode });
      if (isSignedIn()) void client.user.updateuserdarkmode({ darkMode });
    },
  };

  function outcomeOf(reply: ClientReply<Session>): SignInOutcome {
    if (reply.success) {
      login(reply.data);
      return { status: 'signedIn' };
    }
    const { code, message, data } = innermost(reply) as Refusal & {
      readonly data?: { readonly challenge?: string; readonly sms?: boolean };
    };
    const challenge = data?.challenge;
    if (code !== errors.secondstep.code || challenge === undefined) return { status: 'refused', code, message };
    return {
      status: 'codeNeeded',
      ...(data?.sms === true && {
        sendCode: async () => {
          const sent = await client.auth.sendsmsstep({ challenge });
          return sent.success ? undefined : innermost(sent).message;
        },
      }),
      enterCode: async (text) =>
        outcomeOf(await client.auth.verifytotp({ challenge, code: text.trim(), device: ownDevice(api) })),
    };
  }
}
