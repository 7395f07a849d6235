import type { Path } from '../../../src/api/contract/contract.ts';
import type { RateLimit } from './rate-limiter.ts';

const minute = 60_000;

/** So many of each call may be under way, and so long may calls be worked on before the next are looked for. */
export interface Crowd {
  readonly underWay: number;
  readonly turnMs: number;
}

export interface RateLimits {
  readonly general: RateLimit;
  readonly byCall: Partial<Readonly<Record<Path, RateLimit>>>;
  /** What a process takes in at a time, whoever calls; streams are not counted. Defaults to all that comes. */
  readonly crowd?: Crowd;
}

/** Limits over a longer span than this are counted in the database, by all processes together; the others by each process for itself. */
export const sharedFromMs = minute;

/** How often one address may make a call. */
export const rateLimits: RateLimits = {
  general: { max: 600, spanMs: minute },
  crowd: { underWay: 400, turnMs: 600 },
  byCall: {
    '/auth/veryifypassword': { max: 120, spanMs: minute },
    '/auth/verifytotp': { max: 30, spanMs: 15 * minute },
    '/auth/activate': { max: 10, spanMs: 15 * minute },
    '/auth/activation': { max: 30, spanMs: 15 * minute },
    '/auth/resetpassword': { max: 10, spanMs: 15 * minute },
    '/verifyEmailAddress/': { max: 30, spanMs: 15 * minute },
    '/user/invitation': { max: 30, spanMs: 15 * minute },
    '/user/acceptinvitation': { max: 10, spanMs: 15 * minute },
    '/user/inviteuser': { max: 60, spanMs: 60 * minute },
    '/user/registeruser': { max: 60, spanMs: 60 * minute },
    '/autologin/': { max: 20, spanMs: 15 * minute },
    '/public/resolvelink': { max: 60, spanMs: 15 * minute },
    '/entry/storeentry': { max: 120, spanMs: minute },
    '/uploads/store': { max: 120, spanMs: minute },
    '/category/import': { max: 20, spanMs: minute },
    '/user/completeprofilepicture/': { max: 20, spanMs: minute },
  },
};

const mebibyte = 1024 * 1024;

/**
 * Bytes a body may have. A draft holds a definition of up to 2 MiB and the envelope around it.
 *
 * Most calls take a few words: a megabyte of keys that nobody knows would keep everybody waiting while it is read.
 */
export const bodyLimits: { readonly general: number; readonly byCall: Partial<Readonly<Record<Path, number>>> } = {
  general: mebibyte / 8,
  byCall: {
    '/entry/storeentry': mebibyte,
    '/category/storedraft': 2 * mebibyte + 4096,
    '/category/import': 7 * mebibyte,
    '/auth/veryifypassword': 4096,
    '/auth/activate': 8192,
    '/auth/activation': 1024,
  },
};

/** Values that a body may hold, lists and records among them. A definition of 5,000 questions has some 70,000. */
export const valueLimits: { readonly general: number; readonly byCall: Partial<Readonly<Record<Path, number>>> } = {
  general: 30_000,
  byCall: { '/category/storedraft': 120_000 },
};

export function valueLimitOf(url: string | undefined): number {
  return valueLimits.byCall[url as Path] ?? valueLimits.general;
}

export const timeouts = { headersMs: 10_000, requestMs: 30_000, keepAliveMs: 72_000, stopMs: 10_000 } as const;
