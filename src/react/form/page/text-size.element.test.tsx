import { expect } from '@open-wc/testing';
import { fieldExamples } from '../../../fields/registry/examples.ts';
import { formOf, mountFiller, unmountAll, type TestFiller } from '../../../../test/support/screens/mount-filler.tsx';
import { settled, until } from '../../../../test/support/screens/wait.ts';

const kinds = Object.values(fieldExamples)
  .flatMap(({ variants = [], ...first }) => [first, ...variants])
  .map(({ question, good }, index) => ({
    question: {
      ...question,
      id: `q${index}`,
      name: `${question.name}${index}`,
      relatedField: undefined,
      subtext: 'A note',
      helptext: 'Some help',
      tooltip: 'More',
      formula: question.formula && '1 + 1',
    },
    answer: good[0]?.answer,
  }));
const definition = formOf(kinds.map(({ question }) => question));
const answers = Object.fromEntries(kinds.map(({ question, answer }) => [question.name, answer]));

/** The form at a size of text, with all its parts laid out. */
async function sized(size: string | undefined, width: number): Promise<TestFiller> {
  const filler = await mountFiller({ definition, language: 'fa', answers });
  filler.host.style.cssText = `display: block; inline-size: ${width}px; ${size ? `--porsa-font-size: ${size}` : ''}`;
  await until(() => filler.all('.porsa-tooltip').length > 10, 'the form');
  for (const part of filler.all('[data-part]')) part.style.contentVisibility = 'visible';
  return filler;
}

const written = (filler: TestFiller) =>
  filler
    .all('.porsa-root *')
    .filter(
      (element) =>
        !element.closest(
          'svg, canvas, option, .porsa-hidden, [type="radio"], [type="checkbox"], [type="range"], [type="file"]',
        ) && element.getClientRects().length > 0,
    );
const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);

describe('the size of text', () => {
  afterEach(unmountAll);

  it('is the reader’s own, whatever size the page gives its root', async () => {
    document.documentElement.style.fontSize = '10px';
    document.body.style.fontSize = '9px';
    try {
      const probe = document.body.appendChild(document.createElement('p'));
      probe.style.fontSize = 'medium';
      const filler = await sized(undefined, 760);
      expect(getComputedStyle(filler.find('.porsa-form')).fontSize).to.equal(getComputedStyle(probe).fontSize);
      // This browser's own size is the usual one: a length would measure alike and follow nobody.
      expect(getComputedStyle(filler.find('.porsa-form')).getPropertyValue('--_size').trim()).to.equal('medium');
      probe.remove();
    } finally {
      document.documentElement.style.removeProperty('font-size');
      document.body.style.removeProperty('font-size');
    }
  });

  it('grows in every part of a form alike', async () => {
    const filler = await sized('16px', 760);
    const usual = written(filler).map((element) => ({ element, size: sizeOf(element) }));
    filler.host.style.setProperty('--porsa-font-size', '20px');
    await settled();
    const others = usual.filter(
      ({ element, size }) => element.isConnected && Math.round((sizeOf(element) / size) * 100) !== 125,
    );
    expect(others.map(({ element }) => `${element.localName}.${element.className}`)).to.deep.equal([]);
  });

  for (const width of [390, 760]) {
    it(`may be twice the usual one, and nothing sticks out: ${width} px`, async () => {
      const filler = await sized('32px', width);
      const { left, right } = filler.root.getBoundingClientRect();
      const outside = written(filler).filter((element) => {
        const box = element.getBoundingClientRect();
        return box.left < left - 1 || box.right > right + 1;
      });
      expect(
        outside.map(
          (element) =>
            `${element.closest<HTMLElement>('.porsa-question')?.dataset['type'] ?? ''} ${element.localName}.${element.className}`,
        ),
      ).to.deep.equal([]);
    });
  }
});
