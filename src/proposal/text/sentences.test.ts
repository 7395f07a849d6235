import { describe, expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

const read = (text: string): readonly string[] => sentencesOf(text).map(({ start, end }) => text.slice(start, end));

describe('the sentences of a text', () => {
  it.each([
    ['One. Two? Three!', ['One.', 'Two?', 'Three!']],
    ['Aspirin vs. placebo in 0.5 mg doses. Then rest.', ['Aspirin vs. placebo in 0.5 mg doses.', 'Then rest.']],
    ['Infection with S. aureus. Then rest.', ['Infection with S. aureus.', 'Then rest.']],
    ['آیا روی اثر دارد؟ بله.', ['آیا روی اثر دارد؟', 'بله.']],
    ['A title\nA method', ['A title', 'A method']],
    ['  ', []],
  ])('%j', (text, sentences) => {
    expect(read(text)).toEqual(sentences);
  });
});
