import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { Option } from '../engine/definition/types.ts';
import {
  click,
  formOf,
  mountFiller,
  question,
  type,
  unmountAll,
  type TestFiller,
} from '../../test/support/screens/mount-filler.tsx';
import { settled, until } from '../../test/support/screens/wait.ts';

const answer = (filler: TestFiller, name: string) => filler.form().form.get(name);
const drawn = (filler: TestFiller) => filler.all('[role="option"]');
const announcement = (filler: TestFiller) => filler.all('.porsa-hidden[role="status"]').at(-1)?.textContent;
const comboboxes = (filler: TestFiller) => filler.all('[role="combobox"]') as readonly HTMLInputElement[];

/** So many options are drawn at once, however many there are. */
const most = 60;

describe('a list of two thousand options', () => {
  afterEach(unmountAll);
  const options = Array.from({ length: 2000 }, (_, index) => ({
    value: `v${index}`,
    text: { en: `City ${index}`, fa: `شهر\u200cك ${index}` },
  }));

  for (const multimode of [false, true]) {
    it(`draws only what is seen, when it opens and with each letter${multimode ? ', where several may be chosen' : ''}, and says where one is`, async () => {
      const filler = await mountFiller({
        definition: formOf([question('city', 'select', { options, multimode })]),
        language: 'en',
      });
      const closed = filler.root.querySelectorAll('*').length;
      const [input] = comboboxes(filler);
      await click(input!);
      expect(drawn(filler)).to.have.lengthOf(most);
      expect(filler.root.querySelectorAll('*').length - closed).to.be.at.most(most + 5);
      expect([
        drawn(filler)[0]!.getAttribute('aria-posinset'),
        drawn(filler)[0]!.getAttribute('aria-setsize'),
      ]).to.deep.equal(['1', '2000']);
      for (const [typed, count] of [
        ['c', 2000],
        ['city 1', 1111],
        ['city 19', 111],
        ['city 199', 11],
      ] as const) {
        await type(input!, typed);
        expect(drawn(filler)).to.have.lengthOf(Math.min(count, most));
        expect(announcement(filler)).to.equal(`${count} options found`);
      }
      await type(input!, 'nowhere');
      expect(announcement(filler)).to.contain('No matches');
    });
  }

  it('is seen whole when it opens at the lower edge of the window', async () => {
    const filler = await mountFiller({ definition: formOf([question('city', 'select', { options })]), language: 'en' });
    filler.host.style.cssText = `display: block; padding-block: ${innerHeight - 160}px 600px`;
    const [input] = comboboxes(filler);
    scrollTo(0, 0);
    await click(input!);
    const { bottom, height } = filler.find('[role="listbox"]').getBoundingClientRect();
    expect(height).to.be.above(100);
    expect(bottom).to.be.at.most(innerHeight + 1);
  });

  it('is searched in the letters and joins of either keyboard', async () => {
    const filler = await mountFiller({ definition: formOf([question('city', 'select', { options })]), language: 'fa' });
    const [input] = comboboxes(filler);
    for (const typed of ['شهرک ۱۹۹۹', 'شهر ک ١٩٩٩', 'شهر\u200cک1999']) {
      await type(input!, typed);
      expect(drawn(filler).map(({ textContent }) => textContent)).to.deep.equal(['شهر\u200cك 1999']);
    }
    expect(announcement(filler)).to.equal('۱ گزینه پیدا شد');
  });
});

/** Six levels: ten options on four of them, five on the fifth but one, ten leaves under each of the last. */
function tree(widths: readonly number[], prefix = ''): readonly Option[] {
  const [width = 0, ...deeper] = widths;
  return Array.from({ length: width }, (_, index) => {
    const path = `${prefix}${index + 1}`;
    return {
      value: `v${index + 1}`,
      text: `Place ${path}`,
      ...(deeper.length > 0 && { children: tree(deeper, `${path}.`) }),
    };
  });
}

describe('a cascade of six levels and five thousand leaves', () => {
  afterEach(unmountAll);
  const options = tree([10, 10, 2, 5, 1, 5]);
  const place = question('place', 'cascadeview', { options });

  it('is walked down by keyboard alone, level by level, and draws only the levels that are open', async () => {
    const filler = await mountFiller({ definition: formOf([place, question('next', 'text')]), language: 'en' });
    const controls = () =>
      filler.all('.porsa-levels :is(select, input)') as readonly (HTMLInputElement | HTMLSelectElement)[];
    expect(controls()).to.have.lengthOf(1);
    controls()[0]!.focus();
    await sendKeys({ type: 'place 10' });
    await sendKeys({ press: 'Enter' });
    await until(() => controls().length === 2, 'the second level');
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await until(() => controls().length === 3, 'the third level');
    for (const [depth, value] of [
      [2, 'v2'],
      [3, 'v5'],
      [4, 'v1'],
      [5, 'v3'],
    ] as const) {
      await until(() => controls().length === depth + 1, `level ${depth + 1}`);
      await type(controls()[depth]!, value);
    }
    expect(answer(filler, 'place')).to.deep.equal(['v10', 'v1', 'v2', 'v5', 'v1', 'v3']);
    expect(controls()).to.have.lengthOf(6);
    expect(filler.root.querySelectorAll('*').length).to.be.below(150);
    expect(filler.form().form.state('place').problem).to.equal(undefined);
  });

  it('forgets what lay under an upper level that is changed, and is not complete until the last level', async () => {
    const filler = await mountFiller({
      definition: formOf([place]),
      language: 'fa',
      answers: { place: ['v10', 'v2', 'v1', 'v5', 'v1', 'v5'] },
    });
    expect(filler.form().form.state('place').problem).to.equal(undefined);
    const second = comboboxes(filler)[1]!;
    await click(second);
    await type(second, 'place 10.7');
    await click(drawn(filler)[0]!);
    await settled();
    expect(answer(filler, 'place')).to.deep.equal(['v10', 'v7']);
    expect(filler.all('.porsa-levels :is(select, input)')).to.have.lengthOf(3);
    expect(filler.form().form.state('place').problem?.rule).to.equal('incompletepath');
    await click(filler.find('.porsa-clear'));
    expect(answer(filler, 'place')).to.equal(undefined);
    expect(filler.all('.porsa-levels :is(select, input)')).to.have.lengthOf(1);
  });
});
