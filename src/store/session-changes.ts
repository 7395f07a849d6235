import type { Session } from '../api/contract/shapes.ts';
import { signedOut, type SessionRecord } from './session-record.ts';

export const loggedOut = (record: SessionRecord): SessionRecord => ({ ...record, ...signedOut });

/** A fresh sign-in begins in the user's own mode. */
export function loggedIn(record: SessionRecord, session: Session): SessionRecord {
  const { lang, ...person } = session;
  return withLanguage({ ...record, ...person, authenticated: true, userMode: signedOut.userMode }, lang);
}

/** In another language, and in its direction unless somebody chose one. */
export function withLanguage(record: SessionRecord, lang: string): SessionRecord {
  return { ...record, lang, direction: record.directionChosen ? record.direction : directionOf(lang) };
}

/** The direction a language is written in. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/.test(language) ? 'rtl' : 'ltr';
}
