import { atom } from 'nanostores';

/** Messages shown outside the screen itself, already in the reader's language. */
export type Notice = { readonly id: number; readonly text: string } & (
  | { readonly kind: 'success' }
  | { readonly kind: 'error'; readonly code?: number }
  | { readonly kind: 'short' }
  | {
      readonly kind: 'confirm';
      readonly detail?: string;
      readonly yes?: string;
      readonly danger?: boolean;
      readonly answer: (yes: boolean) => void;
    }
);

type Fresh<N> = N extends unknown ? Omit<N, 'id'> : never;

/** Milliseconds that a notice stays by itself. */
const noticeTimes = { success: 1500, short: 4000 } as const;

export const $notices = atom<readonly Notice[]>([]);

let lastId = 0;

function add(notice: Fresh<Notice>): number {
  const id = (lastId += 1);
  $notices.set([...$notices.get(), { ...notice, id } as Notice]);
  return id;
}

function addFor(kind: 'success' | 'short', text: string): void {
  const id = add({ kind, text });
  setTimeout(() => dismissNotice(id), noticeTimes[kind]);
}

/** A green toast at the top end for a second and a half. */
export const showSuccess = (text: string): void => addFor('success', text);

/** A short message at the bottom. */
export const showShort = (text: string): void => addFor('short', text);

/** A dialog with the message, and the code in parentheses. */
export function showError(text: string, code?: number): void {
  add({ kind: 'error', text, code });
}

/** Asks yes or no; anything but yes is no. */
export function askConfirm(
  text: string,
  options: { readonly detail?: string; readonly yes?: string; readonly danger?: boolean } = {},
): Promise<boolean> {
  return new Promise((answer) => {
    add({ kind: 'confirm', text, ...options, answer });
  });
}

/** Takes a notice away; a question is answered by it. */
export function dismissNotice(id: number, yes = false): void {
  const notice = $notices.get().find((other) => other.id === id);
  if (!notice) return;
  $notices.set($notices.get().filter((other) => other !== notice));
  if (notice.kind === 'confirm') notice.answer(yes);
}
