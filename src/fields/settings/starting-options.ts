import type { Option } from '../../engine/definition/types.ts';

/** What a new choice begins with: room for two options, which only their author puts into words. */
export const twoOptions: readonly Option[] = [
  { text: '', value: '1' },
  { text: '', value: '2' },
];
