import { expect, test } from 'vitest';
import { limitKey } from '../http/caller.ts';
import { rateLimits } from '../http/limits.ts';
import { invitationLifeMs } from '../invitation/invite.ts';
import { useLimits } from './count-use.ts';
import { keptDevices } from './known-devices.ts';
import { mailPace } from './pace-mail.ts';
import { hashPassword } from './passwords.ts';
import { secretLife } from './secrets.ts';
import { sessionLife } from './sessions.ts';
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
    joinFrom: { max: 20, spanMs: hour },
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
  const [one, other] = [await hashPassword('a quiet morning'), await hashPassword('a quiet morning')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22,}\$[\w+/]{43}$/);
  expect(other).not.toBe(one);
});
