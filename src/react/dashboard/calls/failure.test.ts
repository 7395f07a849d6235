import { expect, it } from 'vitest';
import { describeFailure, describeLinkFailure, innermost } from './failure.ts';

const t = (key: string): string => key;
const wrongPassword = { success: false, code: 4011, message: 'Wrong' } as const;

it('looks through the general code of auth and user calls to the server’s message', () => {
  const failure = { success: false, code: 5001, message: 'There is a problem', cause: wrongPassword } as const;
  expect(innermost(failure)).toBe(wrongPassword);
  expect(describeFailure(failure, t)).toBe('errors:errors.wrongpassword');
});

it('says an unknown code in the server’s own words', () => {
  expect(describeFailure({ success: false, code: 4999, message: 'Tea is out' }, t)).toBe('Tea is out');
});

it('says of a link whose address was cut what to do, and of others the server’s message', () => {
  expect(
    describeLinkFailure(
      {
        success: false,
        code: 5001,
        message: 'There is a problem',
        cause: { success: false, code: 4000, message: 'Bad body' },
      },
      t,
    ),
  ).toBe('portal:link.broken');
  expect(describeLinkFailure(wrongPassword, t)).toBe('errors:errors.wrongpassword');
});

it('ends a fault of the server with the reference to report it by, also where the client wrapped it', () => {
  const say = (key: string, params?: object): string => key + (params ? JSON.stringify(params) : '');
  const fault = { success: false, code: 5000, message: 'Broken', request: '7KQM-2F4T-XD9A' } as const;
  const expected = `errors:errors.internal${JSON.stringify({ defaultValue: 'Broken' })} errors:reference{"request":"7KQM-2F4T-XD9A"}`;
  expect(describeFailure(fault, say)).toBe(expected);
  expect(describeFailure({ success: false, code: 5001, message: '', cause: fault }, say)).toBe(expected);
});
