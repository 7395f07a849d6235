import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/support/screens/accessible.ts';
import {
  button,
  card,
  cleanUp,
  click,
  field,
  form,
  latest,
  one,
  open,
  openTab,
  press,
  rawKeys,
  shadow,
  text,
  write,
} from '../../../../test/support/screens/open-designer.tsx';
import { settled, until } from '../../../../test/support/screens/wait.ts';

afterEach(cleanUp);

const selected = {
  ...form,
  conditions: [],
  pages: [{ ...form.pages[0]!, questions: [text('first'), text('second')] }],
};
const box = (): HTMLInputElement => one('.porsa-d-setting-search input');
const labels = (): readonly (string | null)[] =>
  [...shadow.querySelectorAll('.porsa-d-found > .porsa-kit-field')].map(
    (each) => each.querySelector('.porsa-kit-label, sl-switch')?.textContent ?? null,
  );

async function openSettings(language: 'en' | 'fa' = 'en'): Promise<void> {
  await open({ definition: selected }, language);
  await click(card('q-first'));
  await until(() => shadow.querySelector('.porsa-d-setting-search input'), 'the search is there');
}

describe('The search over a question’s settings', () => {
  it('finds a setting of any tab by its name in either language, and it can be changed there', async () => {
    await openSettings();
    for (const words of ['short ti', 'عنوان كوتاه']) {
      await write(box(), words);
      expect(labels()).to.deep.equal(['Short title']);
    }
    await write(box(), 'require');
    expect(labels()).to.deep.equal(['Required', 'Required when']);
    expect(shadow.querySelector('.porsa-d-settings [role="tablist"]')).to.equal(null);
    expect(one('.porsa-d-settings [role="status"]').textContent).to.equal('2 settings found');
    const required = one<HTMLElement & { checked: boolean }>('.porsa-d-found sl-switch');
    required.checked = true;
    required.dispatchEvent(new CustomEvent('sl-change', { bubbles: true }));
    await settled();
    expect(latest.pages[0]?.questions[0]).to.include({ mandatory: true });
    await write(box(), 'show when');
    expect(labels()).to.deep.equal(['Show when']);
  });

  it('brings the tabs back with Escape, and says where nothing is called so', async () => {
    await openSettings();
    await write(box(), 'zzz');
    expect(one('.porsa-d-settings [role="status"]').textContent).to.equal('No setting is called that.');
    box().focus();
    await press('Escape');
    expect(box().value).to.equal('');
    expect(shadow.activeElement).to.equal(box());
    expect(shadow.querySelector('.porsa-d-settings [role="tablist"]')).not.to.equal(null);
  });

  for (const language of ['en', 'fa'] as const)
    it(`has no barrier: ${language}`, async () => {
      await openSettings(language);
      await write(box(), language === 'en' ? 'title' : 'عنوان');
      expect(labels()).not.to.have.lengthOf(0);
      expect(rawKeys()).to.deep.equal([]);
      await expectAccessible(one('.porsa-d-settings'), []);
    });
});

describe('The settings of a question', () => {
  it('fold a formula away until it is wanted, and then one writes at once; what is written stands open', async () => {
    await openSettings();
    await openTab('Rules');
    await until(() => shadow.querySelector('[id$="-write"]'), 'the rules are there');
    expect(shadow.querySelector('.porsa-d-formula')).to.equal(null);
    await click(field('Required when'));
    expect(field('Required when')).to.be.instanceOf(HTMLTextAreaElement);
    expect(shadow.activeElement === field('Required when')).to.equal(true);
    await write(field('Required when'), 'second = 1');
    await write(field('Required when'), '');
    expect(field('Required when')).to.be.instanceOf(HTMLTextAreaElement);
    await write(field('Required when'), 'second = 1');
    await click(card('q-second'));
    expect(shadow.querySelector('.porsa-d-formula')).to.equal(null);
    await click(card('q-first'));
    expect((field('Required when') as HTMLTextAreaElement).value).to.equal('second = 1');
  });

  it('begin with the options, before the title', async () => {
    await openSettings();
    await click(one('[data-type="select"]'));
    const first = one('.porsa-d-settings .porsa-d-fields > :first-child');
    expect(first.querySelector('.porsa-kit-label')?.textContent).to.equal('Options');
    expect(button('Add option').closest('.porsa-d-fields > *')).to.equal(first);
  });

  it('begin at their top with every question, however far those of the last were scrolled', async () => {
    await openSettings();
    const panel = (): HTMLElement => one('.porsa-d-settings');
    panel().scrollTop = 200;
    expect(panel().scrollTop).to.be.above(0);
    await click(card('q-second'));
    expect(panel().scrollTop).to.equal(0);
  });
});
