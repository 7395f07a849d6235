import { atom } from 'nanostores';

/** When the oldest reply on the screen was given, ISO 8601 UTC, where the server cannot be reached and some come from this device. */
export const $shownSince = atom<string | undefined>(undefined);

/** Grows when the server is reached again: what is shown is loaded again. */
export const $reachRound = atom(0);

/** Grows when another tab of the person has changed something: what is shown is loaded again. */
export const $changeRound = atom(0);
