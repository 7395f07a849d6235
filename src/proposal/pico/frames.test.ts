import { describe, expect, it } from 'vitest';
import { frames } from './frames.ts';
import { gaps } from './gaps.ts';

describe('frames', () => {
  it('name and ask for each element in both languages', () => {
    for (const { name, use, elements } of frames) {
      for (const words of [name, use, ...elements.flatMap((element) => [element.name, element.asks])]) {
        expect(words.en).not.toBe('');
        expect(words.fa).not.toBe('');
      }
      expect(new Set(elements.map(({ element }) => element)).size).toBe(elements.length);
    }
  });

  it.each([
    ['PECO', 'I', 'Exposure'],
    ['SPIDER', 'P', 'Sample'],
    ['SPIDER', 'I', 'Phenomenon of interest'],
    ['SPIDER', 'O', 'Evaluation'],
    ['PCC', 'I', 'Concept'],
    ['PCC', 'S', 'Context'],
    ['diagnostic', 'I', 'Index test'],
    ['diagnostic', 'C', 'Reference standard'],
  ])('%s calls %s “%s”', (frame, element, name) => {
    const elements = frames.find((one) => one.frame === frame)?.elements ?? [];
    expect(elements.find((one) => one.element === element)?.name.en).toBe(name);
  });

  it('have no comparison where the question compares nothing', () => {
    const without = frames.filter(({ elements }) => !elements.some(({ element, needed }) => element === 'C' && needed));
    expect(without.map(({ frame }) => frame)).toEqual(['SPIDER', 'PCC', 'prognostic', 'prevalence']);
  });
});

describe('gaps', () => {
  it('have a code of their own and a message in both languages with the same blanks', () => {
    expect(new Set(gaps.map(({ code }) => code)).size).toBe(gaps.length);
    const blanks = (text: string): readonly string[] => [...text.matchAll(/\{\w+\}/g)].map(([blank]) => blank).sort();
    for (const { message } of gaps) expect(blanks(message.fa)).toEqual(blanks(message.en));
  });
});
