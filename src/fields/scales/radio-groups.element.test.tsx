import { expect } from '@open-wc/testing';
import { violationsIn } from '../../../test/support/screens/accessible.ts';
import {
  click,
  formOf,
  mountFiller,
  question,
  unmountAll,
  type TestFiller,
} from '../../../test/support/screens/mount-filler.tsx';
import { until } from '../../../test/support/screens/wait.ts';
import type { Question } from '../../engine/definition/types.ts';

const options = [
  { value: '0', text: { en: 'Never', fa: 'هرگز' } },
  { value: '1', text: { en: 'Always', fa: 'همیشه' } },
];
const needed: readonly Question[] = [
  question('flat', 'flatview', { options, mandatory: true, helptext: { en: 'Help', fa: 'راهنما' } }),
  question('own', 'flatview', { options, mandatory: true, allowother: true }),
  question('numbers', 'rating', { mandatory: true }),
  question('stars', 'rating', { display: 'stars', mandatory: true }),
  question('faces', 'rating', { display: 'faces', mandatory: true }),
];
const rows = [
  { name: 'first', text: { en: 'First', fa: 'اول' } },
  { name: 'second', text: { en: 'Second', fa: 'دوم' } },
];
const matrix = question('grid', 'matrix', { options, rows, mandatory: true });

const groupsIn = (filler: TestFiller, name: string) => [
  ...filler.find(`[data-name="${name}"]`).querySelectorAll('[role="radiogroup"]'),
];
const said = (group: Element | undefined) => ({
  required: group?.getAttribute('aria-required'),
  invalid: group?.getAttribute('aria-invalid'),
  words: (group?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => group?.querySelector(`#${CSS.escape(id)}`)?.textContent),
});
const submitted = async (filler: TestFiller) => {
  await click(filler.find('[data-primary]'));
  await until(() => filler.all('.porsa-problem').length > 0, 'the problems');
};

describe('radios', () => {
  afterEach(unmountAll);

  it('are in a group that says it is required, and once it is wrong, that it is, and why', async () => {
    const filler = await mountFiller({ definition: formOf(needed), language: 'en' });
    for (const { name } of needed) {
      const [group] = groupsIn(filler, name);
      expect({ name, ...said(group) }).to.include({ name, required: 'true', invalid: null });
      expect(group!.querySelector('legend')!.textContent).to.contain(name);
    }
    await submitted(filler);
    for (const { name } of needed) {
      const { invalid, words } = said(groupsIn(filler, name)[0]);
      expect({ name, invalid }).to.deep.equal({ name, invalid: 'true' });
      expect(words.at(-1)).to.equal(filler.find(`[data-name="${name}"] .porsa-problem`).textContent);
    }
    expect(said(groupsIn(filler, 'flat')[0]).words[0]).to.equal('Help');
    expect(filler.all('[type="radio"]:is([aria-invalid], [aria-describedby])')).to.have.lengthOf(0);
    expect(await violationsIn(filler.host)).to.deep.equal([]);
    await click(filler.control('flat'));
    expect(said(groupsIn(filler, 'flat')[0]).invalid).to.equal(null);
  });

  it('of a matrix are a group each row, wrong where the row lacks its answer', async () => {
    const filler = await mountFiller({ definition: formOf([matrix]), language: 'en' });
    await click(filler.control('grid'));
    await submitted(filler);
    const found = groupsIn(filler, 'grid').map((group) => [group.ariaInvalid, group.ariaRequired]);
    expect(found).to.deep.equal([
      [null, 'true'],
      ['true', 'true'],
    ]);
    const id = groupsIn(filler, 'grid')[1]!.getAttribute('aria-describedby')!;
    expect(filler.find('.porsa-problem').id).to.equal(id);
    expect(await violationsIn(filler.host)).to.deep.equal([]);
  });

  it('are no group where boxes, a line or read answers stand', async () => {
    const others = [
      question('many', 'flatview', { options, multimode: true }),
      question('line', 'rating', { display: 'slider' }),
    ];
    const asked = await mountFiller({ definition: formOf(others), language: 'en' });
    expect(asked.all('[role="radiogroup"]')).to.have.lengthOf(0);
    const read = await mountFiller({ definition: formOf(needed), language: 'en', mode: 'view' });
    expect(read.all('[role="radiogroup"]')).to.have.lengthOf(0);
  });
});
