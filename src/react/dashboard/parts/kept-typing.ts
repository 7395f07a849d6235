import { $session } from '../../../store/session.ts';

type Values = Readonly<Record<string, string>>;

/** Never kept: what proves who somebody is. An id belongs to the form that was opened. */
const left: readonly string[] = ['id', 'old', 'password', 'secret', 'code'];

/** What was typed in small forms when the session ended before it was stored: in this page’s memory alone, for the same person on the same screen. */
let kept: { readonly person: string; readonly typed: Map<string, Values> } = { person: '', typed: new Map() };

/** Keeps and gives back what was typed in one small form. */
export interface KeptTyping {
  /** The session has ended since the form was opened. */
  hasEnded(): boolean;
  keep(values: Values): void;
  /** What was kept has been stored. */
  forget(): void;
}

const withoutLeft = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !left.includes(name)));

/** A form that is opened on a screen, and what it begins with: what was typed there before, where that was kept. */
export function openTyping<V extends Values>(path: string, start: V): KeptTyping & { readonly start: V } {
  const { id: person } = $session.get();
  const form = JSON.stringify([path, Object.keys(start), withoutLeft(start)]);
  const before = person !== '' && kept.person === person ? kept.typed.get(form) : undefined;
  return {
    start: before ? { ...start, ...before } : start,
    hasEnded: () => person !== '' && $session.get().id === '',
    keep(values) {
      if (kept.person !== person) kept = { person, typed: new Map() };
      kept.typed.set(form, withoutLeft(values));
    },
    forget: () => void kept.typed.delete(form),
  };
}
