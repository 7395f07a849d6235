import { expect, it } from 'vitest';
import { errorText, moreText } from './error-texts.ts';
import { learn } from '../languages/texts-in.ts';

it('Refusals are worded in the reader’s language, numbers in its digits', () => {
  learn('ar');
  expect([errorText('forbidden', 'en'), errorText('forbidden', 'ar')]).toEqual([
    expect.stringMatching(/permission/i),
    expect.stringMatching(/صلاحية|تملك|مسموح/),
  ]);
  expect(moreText(1234, 'en')).toContain('1,234');
  expect(moreText(1234, 'fa')).toContain('۱٬۲۳۴');
  expect(moreText(1234, 'ar')).toContain('١٬٢٣٤');
});
