import { expect, test } from 'vitest';
import { limitKey } from '../http/request/caller.ts';
import { rateLimits } from '../http/limits/limits.ts';
import { invitationLifeMs } from '../invitation/invite.ts';
import { useLimits } from '../accounts/count-use.ts';
import { keptDevices } from '../accounts/known-devices.ts';
import { mailPace } from '../accounts/pace-mail.ts';
import { passwordCost } from '../accounts/password-cost.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { secretLife } from '../accounts/secrets.ts';
import { sessionLife } from '../sessions/sessions.ts';
import { patience, strangersTries, waitAfter } from './sign-in-attempts.ts';

const [minute, hour] = [60_000, 3_600_000];

/** Other tests ask these numbers what they are, and would follow them anywhere. */
test('Links, codes and sessions live as long as was agreed', () => {
  expect(secretLife).toEqual({
    firstadmin: 24 * hour,
    activation: 24 * hour,
    reset: 30 * minute,
    emailcode: 10 * minute,
    autologin: 10 * minute,
    secondstep: 5 * minute,
    smsverify: 10 * minute,
    smsreset: 10 * minute,
    smsstep: 5 * minute,
  });
  expect(invitationLifeMs).toBe(72 * hour);
  expect(sessionLife).toEqual({ idleMs: 60 * minute, longestMs: 12 * hour });
});

test('Passwords, codes and links are guessed no oftener than was agreed', () => {
  const begun = { freeTries: 5, firstWaitMs: 1000, forgottenAfterMs: 24 * hour };
  expect(patience).toEqual({
    own: { ...begun, longestWaitMs: 5 * minute },
    stranger: { ...begun, longestWaitMs: hour },
  });
  expect(strangersTries).toEqual({ account: { max: 300, spanMs: 24 * hour }, place: { max: 30, spanMs: 15 * minute } });
  expect(mailPace).toEqual({ atOnce: 3, spanMs: hour, thenEveryMs: 10 * minute });
  expect(keptDevices).toEqual({ most: 20, forgottenAfterMs: 180 * 24 * hour });
  expect([1, 4, 5, 6, 7, 13, 14, 1000].map((tries) => waitAfter(tries, patience.own))).toEqual([
    0, 0, 1000, 2000, 4000, 256_000, 300_000, 300_000,
  ]);
  expect([13, 16, 17, 1000].map((tries) => waitAfter(tries, patience.stranger))).toEqual([
    256_000,
    2_048_000,
    hour,
    hour,
  ]);
  expect(useLimits).toEqual({
    resetFrom: { max: 20, spanMs: hour },
    verify: { max: 10, spanMs: hour },
    code: { max: 10, spanMs: 10 * minute },
    challenge: { max: 5, spanMs: 5 * minute },
    step: { max: 10, spanMs: 15 * minute },
    steps: { max: 30, spanMs: 15 * minute },
    smsFrom: { max: 30, spanMs: 24 * hour },
    smsPerson: { max: 20, spanMs: 24 * hour },
    smsNumber: { max: 20, spanMs: 24 * hour },
    smsReset: { max: 5, spanMs: 24 * hour },
    smsTry: { max: 5, spanMs: 10 * minute },
    smsTries: { max: 20, spanMs: 24 * hour },
    smsAll: { max: 500, spanMs: 24 * hour },
    joinFrom: { max: 20, spanMs: hour },
    comment: { max: 60, spanMs: hour },
    assist: { max: 60, spanMs: hour },
    assistAll: { max: 600, spanMs: hour },
  });
  expect(rateLimits.byCall['/auth/veryifypassword']).toEqual({ max: 120, spanMs: minute });
  const guessed = ['/auth/activate', '/auth/resetpassword', '/user/acceptinvitation', '/autologin/'] as const;
  expect(guessed.map((path) => rateLimits.byCall[path])).toEqual(
    [10, 10, 10, 20].map((max) => ({ max, spanMs: 15 * minute })),
  );
});

test('An address of IPv6 counts with its whole network, and one of IPv4 by itself', () => {
  expect(['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9', '::ffff:10.0.0.1', '10.0.0.1'].map(limitKey)).toEqual([
    '2001:db8:1:2::/64',
    '2001:db8:1:2::/64',
    '10.0.0.1',
    '10.0.0.1',
  ]);
});

test('Passwords are hashed by argon2id with 19 MiB, two passes and one lane, each with a salt of its own', async () => {
  // What the product has: other tests hash lighter.
  const agreedCost: string = new URL('../accounts/password-cost.ts?agreed', import.meta.url).href;
  const agreed = (await import(/* @vite-ignore */ agreedCost)) as { readonly passwordCost: typeof passwordCost };
  expect(agreed.passwordCost).toEqual({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const [one, other] = [await hashPassword('a quiet morning'), await hashPassword('a quiet morning')];
  const { memoryCost, timeCost, parallelism } = passwordCost;
  const prefix = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
  expect(one.slice(0, prefix.length)).toBe(prefix);
  expect(one.slice(prefix.length)).toMatch(/^[\w+/]{22,}\$[\w+/]{43}$/);
  expect(other).not.toBe(one);
});
