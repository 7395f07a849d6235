import type { Path } from '../../../../src/api/contract/contract.ts';
import type { BodyRoom } from './body-room.ts';
import type { RateLimit } from './rate-limiter.ts';

const minute = 60_000;

/** Maximum calls in flight per route, and maximum time for which one turn of the event loop accepts calls, before the server sheds load. */
export interface Shedding {
  readonly inFlight: number;
  readonly turnMs: number;
  /** How long the oldest of more than fifty calls in flight may have waited, by route. */
  readonly oldestMs?: Partial<Readonly<Record<Path, number>>>;
}

export interface RateLimits {
  readonly general: RateLimit;
  readonly byCall: Partial<Readonly<Record<Path, RateLimit>>>;
  /** Streams are not counted. No load is shed by default. */
  readonly shedding?: Shedding;
  /** No limit by default. */
  readonly bodies?: BodyRoom;
}

/** Limits over a longer span than this are counted in the database, by all processes together; the others by each process for itself. */
export const sharedFromMs = minute;

/** How often one address may make a call. */
export const rateLimits: RateLimits = {
  general: { max: 600, spanMs: minute },
  shedding: { inFlight: 400, turnMs: 600, oldestMs: { '/entry/storeentry': 200 } },
  bodies: { each: 16 * 1024 * 1024, all: 96 * 1024 * 1024 },
  byCall: {
    '/auth/veryifypassword': { max: 120, spanMs: minute },
    '/auth/verifytotp': { max: 30, spanMs: 15 * minute },
    '/auth/activate': { max: 10, spanMs: 15 * minute },
    '/auth/activation': { max: 30, spanMs: 15 * minute },
    '/auth/resetpassword': { max: 10, spanMs: 15 * minute },
    '/auth/resetbysms': { max: 10, spanMs: 15 * minute },
    '/auth/sendsmsstep': { max: 10, spanMs: 15 * minute },
    '/verifyEmailAddress/': { max: 30, spanMs: 15 * minute },
    '/user/invitation': { max: 30, spanMs: 15 * minute },
    '/user/acceptinvitation': { max: 10, spanMs: 15 * minute },
    '/user/inviteuser': { max: 60, spanMs: 60 * minute },
    '/app/maillink': { max: 60, spanMs: 60 * minute },
    '/user/registeruser': { max: 60, spanMs: 60 * minute },
    '/auth/startsso': { max: 60, spanMs: 15 * minute },
    '/smart/startlaunch': { max: 120, spanMs: 15 * minute },
    '/auth/finishsso': { max: 60, spanMs: 15 * minute },
    '/autologin/': { max: 20, spanMs: 15 * minute },
    '/public/resolvelink': { max: 60, spanMs: 15 * minute },
    '/entry/storeentry': { max: 120, spanMs: minute },
    // An import checks and stores 50 records a call, one call after another: ten thousand take 400.
    '/entry/importentries': { max: 1800, spanMs: minute },
    '/uploads/store': { max: 120, spanMs: minute },
    '/category/import': { max: 20, spanMs: minute },
    '/category/addform': { max: 60, spanMs: minute },
    '/proposal/storeproposal': { max: 120, spanMs: minute },
    '/proposal/check': { max: 60, spanMs: minute },
    '/proposal/assist': { max: 60, spanMs: 15 * minute },
    '/proposal/getcommented': { max: 120, spanMs: 15 * minute },
    '/proposal/storecomment': { max: 30, spanMs: 15 * minute },
    '/user/completeprofilepicture/': { max: 20, spanMs: minute },
    '/category/storelogo': { max: 20, spanMs: minute },
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
    '/entry/importentries': mebibyte,
    '/category/storedraft': 2 * mebibyte + 4096,
    '/category/addform': 2 * mebibyte + 4096,
    '/library/storeblock': mebibyte / 2 + 4096,
    '/category/import': 7 * mebibyte,
    '/proposal/storeproposal': 2 * mebibyte + 65_536,
    '/proposal/check': 2 * mebibyte + 65_536,
    '/proposal/storecomment': 32_768,
    '/proposal/getcommented': 1024,
    '/auth/veryifypassword': 4096,
    '/auth/activate': 8192,
    '/auth/activation': 1024,
    '/auth/finishsso': 8192,
  },
};

/** Values that a body may hold, lists and records among them. A definition of 5,000 questions has some 70,000. */
export const valueLimits: { readonly general: number; readonly byCall: Partial<Readonly<Record<Path, number>>> } = {
  general: 30_000,
  byCall: {
    '/category/storedraft': 120_000,
    '/category/addform': 120_000,
    '/proposal/storeproposal': 120_000,
    '/proposal/check': 120_000,
  },
};

export function valueLimitOf(url: string | undefined): number {
  return valueLimits.byCall[url as Path] ?? valueLimits.general;
}

/** Connections of one address, where no proxy stands before the server; a proxy opens those of all. */
export const mostConnections = 1000;

/** So long calls wait for connections that are still coming, in milliseconds: those of a rush of some hundred people. */
export const longestComingMs = 200;

export const timeouts = { headersMs: 10_000, requestMs: 30_000, keepAliveMs: 72_000, stopMs: 10_000 } as const;
