import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { formOf, mountFiller, unmountAll, type TestFiller } from '../../../test/support/screens/mount-filler.tsx';
import { fieldExamples } from './examples.ts';
import { until } from '../../../test/support/screens/wait.ts';

const kinds = Object.values(fieldExamples)
  .flatMap(({ variants = [], ...first }) => [first, ...variants])
  .map(({ question, good }, index) => ({
    question: {
      ...question,
      id: `q${index}`,
      name: `${question.name}${index}`,
      relatedField: undefined,
      formula: question.formula && '1 + 1',
    },
    answer: good[0]?.answer,
  }));
const definition = formOf(
  kinds.map(({ question }, index) => ({ ...question, tooltip: 'x', bgColor: index % 2 ? '#102030' : undefined })),
);
const answers = Object.fromEntries(kinds.map(({ question, answer }) => [question.name, answer]));

const isSeen = (element: Element): boolean => element.getClientRects().length > 0;
/** From 0, black, to 255, white. */
const lightness = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = colour.match(/\d+/g)?.map(Number) ?? [];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
/** Texts too light for white paper. */
const pale = (filler: TestFiller) =>
  filler
    .all('.porsa-question *')
    .filter((element) => {
      const says = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      return (
        says &&
        isSeen(element) &&
        !element.closest('.porsa-mark:has(:checked), [disabled], option') &&
        lightness(getComputedStyle(element).color) > 150
      );
    })
    .map((element) => element.outerHTML.slice(0, 120));

describe('the page that a browser prints', () => {
  afterEach(async () => {
    await emulateMedia({ media: 'screen' });
    unmountAll();
  });

  for (const language of ['en', 'fa'] as const) {
    it(`is ink on white with every choice to be seen, and nothing to press, though the screen is dark: ${language}`, async () => {
      const filler = await mountFiller({ definition, answers, language, theme: 'dark' });
      await until(() => filler.all('.porsa-tooltip').length > 10, 'the form');
      expect(pale(filler)).not.to.deep.equal([]);
      await emulateMedia({ media: 'print' });
      expect(pale(filler)).to.deep.equal([]);
      expect(getComputedStyle(filler.root).backgroundColor).to.equal('rgb(255, 255, 255)');
      for (const part of filler.all('[data-part]'))
        expect(getComputedStyle(part).contentVisibility).to.equal('visible');
      const chosen = filler.all('input').filter((input) => input.matches(':checked'));
      expect(chosen.length).to.be.greaterThan(5);
      // A browser leaves out backgrounds, of which marks and ticks are made, unless it is asked to keep them.
      expect(chosen.filter((input) => getComputedStyle(input).printColorAdjust !== 'exact')).to.deep.equal([]);
      expect(filler.all('.porsa-chip > span').filter(isSeen)).to.deep.equal([]);
      expect(
        filler
          .all('button, summary')
          .filter((button) => isSeen(button) && !button.matches('.porsa-chip'))
          .map((button) => button.outerHTML.slice(0, 120)),
      ).to.deep.equal([]);
    });
  }

  it('is cut into sheets by blocks, between questions, and inside a section only between its rows', async () => {
    const filler = await mountFiller({ definition, answers, language: 'en' });
    await emulateMedia({ media: 'print' });
    const styleOf = (selector: string) => getComputedStyle(filler.find(selector));
    for (const grid of ['.porsa-filling', '.porsa-parts', '.porsa-section', '.porsa-rows'])
      expect(styleOf(grid).display, grid).to.equal('block');
    expect(styleOf('[data-type="text"]').breakInside).to.equal('avoid');
    expect(styleOf('.porsa-question[data-type="container"]').breakInside).to.equal('auto');
    expect(styleOf('.porsa-row').breakInside).to.equal('avoid');
  });
});
