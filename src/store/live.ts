import { atom } from 'nanostores';

/** Notices that the person has not read, as far as is known. */
export const $unread = atom(0);

/** Grows when a notice came or was read. */
export const $noticeRound = atom(0);

/** Grows when a right of the person changed: what is shown is loaded again. */
export const $rightRound = atom(0);

/** Handles an event that the server pushed to this page. */
export function takeLiveEvent(event: string): void {
  const round =
    event === 'notice' || event === 'read'
      ? $noticeRound
      : event === 'withdrawn' || event === 'rights'
        ? $rightRound
        : undefined;
  round?.set(round.get() + 1);
}
