import { $session } from '../../../store/session.ts';

type Values = Readonly<Record<string, string>>;

/** Never kept: what proves who somebody is or what they mean. An id belongs to the form that was opened. */
const left: readonly string[] = ['id', 'old', 'password', 'secret', 'code', 'confirm'];

/** What was typed in a small form, and what was chosen in it beside that. */
interface Typed<V, C> {
  readonly values: V;
  readonly choices: C;
}

/** What was typed in small forms when the session ended before it was stored: in this page’s memory alone, for the same person on the same screen. */
let kept: { readonly person: string; readonly typed: Map<string, Typed<Values, object>> } = {
  person: '',
  typed: new Map(),
};

/** Keeps and gives back what was typed in one small form. */
export interface KeptTyping<V, C> {
  /** What it begins with: what was typed there before, where that was kept. */
  readonly start: Typed<V, C>;
  /** The session has ended since the form was opened. */
  hasEnded(): boolean;
  keep(typed: Typed<Values, object>): void;
  /** What was kept has been stored. */
  forget(): void;
}

const withoutLeft = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !left.includes(name)));

/** A form that is opened: `place` is its screen, and whose form it is where a screen has several that begin alike. */
export function openTyping<V extends Values, C extends object>(
  place: readonly string[],
  { values, choices }: Typed<V, C>,
): KeptTyping<V, C> {
  const { id: person } = $session.get();
  const form = JSON.stringify([place, Object.keys(values), withoutLeft(values)]);
  const before = person !== '' && kept.person === person ? kept.typed.get(form) : undefined;
  return {
    start: { values: { ...values, ...before?.values }, choices: { ...choices, ...before?.choices } },
    hasEnded: () => person !== '' && $session.get().id === '',
    keep(typed) {
      if (kept.person !== person) kept = { person, typed: new Map() };
      kept.typed.set(form, { ...typed, values: withoutLeft(typed.values) });
    },
    forget: () => void kept.typed.delete(form),
  };
}
