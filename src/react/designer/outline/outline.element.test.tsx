import { expect } from '@open-wc/testing';
import {
  button,
  card,
  cleanUp,
  click,
  focused,
  form,
  one,
  open,
  press,
  rawKeys,
  shadow,
  text,
  write,
} from '../../../../test/support/screens/open-designer.tsx';
import { expectAccessible } from '../../../../test/support/screens/accessible.ts';
import { until } from '../../../../test/support/screens/wait.ts';

afterEach(cleanUp);

const items = (): HTMLElement[] => [...shadow.querySelectorAll<HTMLElement>('[role="treeitem"]')];
const titles = (): string[] => items().map((item) => item.querySelector('.porsa-d-outline-title')!.textContent);
const item = (title: string): HTMLElement => items()[titles().indexOf(title)]!;
const reached = (): string => titles()[items().indexOf(shadow.activeElement as HTMLElement)] ?? '';
const twoPages = {
  ...form,
  pages: [form.pages[0]!, { ...form.pages[1]!, questions: [text('weight'), text('height', { title: 'كتف و ۱۲' })] }],
};

async function openOutline(...given: Parameters<typeof open>): Promise<void> {
  await open(...given);
  await click(button(given[1] === 'fa' ? 'ساختار فرم' : 'Outline'));
  await until(() => items().length, 'the outline is drawn');
}

describe('The outline', () => {
  it('shows pages and what is in the open one, each with its level, and marks what is selected', async () => {
    await openOutline({ definition: twoPages });
    expect(titles()).to.deep.equal(['One', 'first', 'second', 'Box', 'inner', 'fourth', 'Two']);
    expect(items().map((each) => each.ariaLevel)).to.deep.equal(['1', '2', '2', '2', '3', '2', '1']);
    expect(items().map((each) => each.ariaExpanded)).to.deep.equal(['true', null, null, 'true', null, null, 'false']);
    await click(card('q-inner'));
    expect(items().flatMap((each, at) => (each.ariaSelected === 'true' ? titles()[at] : []))).to.deep.equal(['inner']);
  });

  it('goes to the card that is pressed, on whatever page and however it is folded', async () => {
    await openOutline({ definition: twoPages });
    await click(one('[data-card="q-box"] [data-fold]'));
    await click(item('inner'));
    expect(focused()).to.equal('q-inner');
    await click(item('Two').querySelector<HTMLElement>('[data-toggle]')!);
    await click(item('weight'));
    expect(focused()).to.equal('q-weight');
    expect(one('.porsa-d-canvas h3').textContent).to.equal('Two');
  });

  it('is gone through by keyboard as a tree, by letters as well', async () => {
    await openOutline({ definition: twoPages });
    item('One').focus();
    await press('End');
    expect(reached()).to.equal('Two');
    await press('ArrowRight');
    await press('ArrowRight');
    expect(reached()).to.equal('weight');
    await press('ArrowLeft');
    await press('ArrowLeft');
    expect(items().length).to.equal(7);
    await press('f');
    expect(reached()).to.equal('first');
    await press('f');
    expect(reached()).to.equal('fourth');
    await press('ArrowUp');
    await press('ArrowLeft');
    expect(reached()).to.equal('Box');
    await press('Home');
    await press('ArrowDown');
    await press('Enter');
    expect(focused()).to.equal('q-first');
    expect(items().filter(({ tabIndex }) => tabIndex === 0).length).to.equal(1);
  });

  it('goes the other way in a text that runs right to left', async () => {
    await openOutline({ definition: twoPages }, 'fa');
    item('One').focus();
    await press('ArrowLeft');
    await press('ArrowRight');
    await press('ArrowRight');
    expect(items().length).to.equal(2);
  });

  it('finds in both languages and by name, however the letters are typed, with what holds it', async () => {
    await openOutline({ definition: twoPages });
    const seek = async (words: string): Promise<string[]> => {
      await write(one('.porsa-d-outline input'), words);
      await until(() => one('.porsa-d-outline [role="status"]').textContent, 'it says what it found');
      return titles();
    };
    expect(await seek('inn')).to.deep.equal(['One', 'Box', 'inner']);
    expect(one('.porsa-d-outline [role="status"]').textContent).to.equal('2 questions found');
    expect(await seek('weight فارسی')).to.deep.equal(['Two', 'weight']);
    expect(await seek('کتف و 12')).to.deep.equal(['Two', 'كتف و ۱۲']);
    expect(await seek('two')).to.deep.equal(['Two', 'weight', 'كتف و ۱۲']);
    expect(await seek('nothing like it')).to.deep.equal([]);
    expect(one('.porsa-d-outline [role="status"]').textContent).to.contain('No question or page');
    one('.porsa-d-outline input').focus();
    await press('Escape');
    await until(() => items().length === 7, 'all is shown again');
  });

  it('marks problems, of a closed page those of everything in it', async () => {
    const broken = text('sum', { type: 'calculated', formula: 'nowhere + 1' });
    const pages = [form.pages[0]!, { ...form.pages[1]!, questions: [broken] }];
    await openOutline({ definition: { ...form, pages } });
    expect(item('Two').querySelector('.porsa-d-outline-problems')?.textContent).to.equal('1 error');
    await click(item('Two').querySelector<HTMLElement>('[data-toggle]')!);
    expect(item('Two').querySelector('.porsa-d-outline-problems')).to.equal(null);
    expect(item('sum').querySelector('.porsa-d-outline-problems')?.textContent).to.equal('1 error');
  });

  for (const language of ['en', 'fa'] as const) {
    it(`has no barrier, ${language}`, async () => {
      await openOutline({ definition: twoPages }, language);
      await expectAccessible(one('.porsa-d-rail'), []);
      expect(rawKeys()).to.deep.equal([]);
    });
  }
});
