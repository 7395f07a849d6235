import { expect, it } from 'vitest';
import { hasValidCheckDigit } from './text-formats.ts';

it.each(['0010350829', '0499370899', '0790419904', '1234560021'])('the check digit of %s fits', (code) => {
  expect(hasValidCheckDigit(code)).toBe(true);
});

it.each(['0010350821', '1111111111', '0499370898', '123', '۰۰۱۰۳۵۰۸۲۹'])(
  'the check digit of %s does not fit',
  (code) => {
    expect(hasValidCheckDigit(code)).toBe(false);
  },
);
