import { expect } from '@open-wc/testing';
import {
  card,
  cleanUp,
  click,
  form,
  one,
  open,
  openTab,
  shadow,
  text,
  write,
} from '../../../../../test/support/screens/open-designer.tsx';
import { expectAccessible } from '../../../../../test/support/screens/accessible.ts';
import { until } from '../../../../../test/support/screens/wait.ts';

afterEach(cleanUp);

const weight = { ...text('weight'), type: 'number' as const };

async function openFormula(formula: string, language: 'en' | 'fa' = 'en'): Promise<HTMLTextAreaElement> {
  const bmi = { ...text('bmi'), type: 'calculated' as const, formula };
  const pages = [{ ...form.pages[0]!, questions: [weight, bmi] }];
  await open({ definition: { ...form, conditions: [], pages } }, language);
  await click(card('q-bmi'));
  await openTab(language === 'en' ? 'Main' : 'اصلی');
  await until(() => shadow.querySelector('.porsa-d-colors'), 'the formula is drawn');
  return one<HTMLTextAreaElement>('.porsa-d-formula > textarea');
}

const drawn = (): HTMLElement => one('.porsa-d-colors');
const inColor = (kind: string): readonly (string | null)[] =>
  [...drawn().querySelectorAll(`[data-part="${kind}"]`)].map(({ textContent }) => textContent);

describe('The formula box', () => {
  for (const language of ['en', 'fa'] as const)
    it(`draws what is typed in colours, in the very place of the typed letters: ${language}`, async () => {
      const area = await openFormula('ROUND(weight / 2, 1)', language);
      expect(drawn().textContent).to.equal(area.value);
      expect([inColor('function'), inColor('name'), inColor('value')]).to.deep.equal([
        ['ROUND'],
        ['weight'],
        ['2', '1'],
      ]);
      const [box, over] = [area.getBoundingClientRect(), drawn().getBoundingClientRect()];
      expect([over.left, over.top, over.width, over.height]).to.deep.equal([box.left, box.top, box.width, box.height]);
      for (const style of [
        'font',
        'paddingLeft',
        'paddingTop',
        'lineHeight',
        'letterSpacing',
        'borderLeftWidth',
        'direction',
        'textAlign',
      ] as const)
        expect(getComputedStyle(drawn())[style], style).to.equal(getComputedStyle(area)[style]);
      await expectAccessible(one('.porsa-d-formula'));
    });

  it('underlines the very token that is wrong', async () => {
    const area = await openFormula('weight * 2');
    await write(area, 'weigth * 2');
    expect(drawn().querySelector('[data-fault]')?.textContent).to.equal('weigth');
    await write(area, 'weight * (2');
    expect(drawn().querySelector('[data-fault]')?.textContent).to.equal('(');
    await write(area, 'weight * (2)');
    expect(drawn().querySelector('[data-fault]')).to.equal(null);
  });

  it('scrolls with a long formula', async () => {
    const area = await openFormula(Array.from({ length: 40 }, (_, line) => `weight + ${line}`).join(' +\n'));
    area.scrollTop = 120;
    await until(() => drawn().scrollTop === area.scrollTop && area.scrollTop > 0, 'both stand at the same line');
    expect(drawn().scrollHeight).to.equal(area.scrollHeight);
  });
});
