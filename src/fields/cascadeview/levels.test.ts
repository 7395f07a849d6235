import { describe, expect, it } from 'vitest';
import { choosePath, levelsOf } from './levels.ts';

const tree = [
  {
    value: 'heart',
    text: 'Heart',
    children: [
      { value: 'rhythm', text: 'Rhythm', children: [{ value: 'af', text: 'AF' }] },
      { value: 'valve', text: 'Valve' },
    ],
  },
  { value: 'lung', text: 'Lung' },
];

describe('levels of a cascade', () => {
  it('offer the first level while nothing is chosen', () => {
    expect(levelsOf(tree, [])).toEqual([{ options: tree, chosen: undefined }]);
  });
  it('offer the next level under what was chosen', () => {
    const levels = levelsOf(tree, ['heart', 'rhythm']);
    expect(levels.map((level) => level.chosen)).toEqual(['heart', 'rhythm', undefined]);
    expect(levels[2]!.options[0]!.value).toBe('af');
  });
  it('end at an option that has nothing under it', () => {
    expect(levelsOf(tree, ['lung'])).toHaveLength(1);
  });
  it('stand still at a step that is no longer offered', () => {
    expect(levelsOf(tree, ['unknown', 'x'])).toHaveLength(1);
    expect(levelsOf(undefined, [])).toEqual([]);
  });
  it('forget what lay under another choice', () => {
    expect(choosePath(['heart', 'rhythm', 'af'], 1, 'valve')).toEqual(['heart', 'valve']);
    expect(choosePath(['heart', 'rhythm'], 0, undefined)).toEqual([]);
  });
});
