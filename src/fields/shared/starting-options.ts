import type { Option } from '../../engine/definition/types.ts';

/** What a new choice offers until the designer's person writes their own. */
export const twoOptions: readonly Option[] = [
  { text: { en: 'Option 1', fa: 'گزینهٔ ۱' }, value: '1' },
  { text: { en: 'Option 2', fa: 'گزینهٔ ۲' }, value: '2' },
];
