import { expect } from '@open-wc/testing';
import {
  announcement,
  card,
  cleanUp,
  click,
  form,
  latest,
  names,
  one,
  open,
  press,
  rawKeys,
  shadow,
  text,
  write,
} from '../../../../test/support/screens/open-designer.tsx';
import { settled } from '../../../../test/support/screens/wait.ts';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { allQuestions } from '../definition/tree.ts';

const given = navigator.clipboard;
const replace = (clipboard: unknown): void =>
  void Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
afterEach(() => {
  cleanUp();
  replace(given);
});

/** What the browser does at Ctrl C, X or V: the event on what has the focus, with the clipboard. */
async function clip(type: 'copy' | 'cut' | 'paste', text = ''): Promise<string> {
  const clipboardData = new DataTransfer();
  if (text) clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent(type, { clipboardData, bubbles: true, composed: true, cancelable: true });
  shadow.activeElement!.dispatchEvent(event);
  await settled();
  return clipboardData.getData('text/plain');
}
const toast = (): string => one('.porsa-d-toasts').textContent ?? '';
const question = (name: string): Question | undefined => allQuestions(latest).find((each) => each.name === name);
const whenOf = (name: string): string | undefined =>
  latest.conditions.find((each) => each.kind === 'visibility' && each.target === question(name)?.id)?.when;
const choose = async (label: string): Promise<void> => {
  const item = [...one('.porsa-d-card-actions').querySelectorAll('sl-menu-item')].find(
    ({ textContent }) => textContent === label,
  )!;
  item.dispatchEvent(new CustomEvent('sl-select', { bubbles: true, composed: true, detail: { item } }));
  await settled();
};
const other: FormDefinition = {
  ...form,
  conditions: [],
  pages: [{ ...form.pages[0]!, questions: [text('first', { id: 'another' }), text('sum')] }],
};

describe('Questions on the clipboard', () => {
  it('are copied with those marked, and pasted with names and formulas of their own', async () => {
    await open();
    card('q-first').focus();
    await press('ArrowDown', { shiftKey: true });
    const text = await clip('copy');
    expect(toast()).to.contain('2 questions copied');
    expect(JSON.parse(text)).to.include({ type: 'porsa/questions', version: 1 });
    await clip('paste', text);
    expect(names()).to.deep.equal(['first', 'second', 'first_2', 'second_2', 'box', 'inner', 'fourth']);
    expect(whenOf('second_2')).to.equal('ANSWERED(first_2)');
    expect(announcement()).to.equal('2 questions added');
    await press('z', { ctrlKey: true });
    expect(names().length).to.equal(5);
  });

  it('are cut, and pasted on another page with their names', async () => {
    await open();
    card('q-box').focus();
    const text = await clip('cut');
    // What is in the container would go with it: that is asked first.
    await click([...one('dialog').querySelectorAll<HTMLElement>('sl-button')].at(-1)!);
    expect(names()).to.deep.equal(['first', 'second', 'fourth']);
    await click(one('[data-focus-page="two"]'));
    one('.porsa-d-add-line input').focus();
    await clip('paste', text);
    expect(names(1)).to.deep.equal(['box', 'inner']);
  });

  it('list what they mention that stayed behind, where they come into another form', async () => {
    await open();
    card('q-second').focus();
    const text = await clip('copy');
    await clip('paste', text);
    expect([shadow.querySelector('dialog'), whenOf('second_2')]).to.deep.equal([null, 'ANSWERED(first)']);
    cleanUp();
    await open({ definition: { ...other, pages: [{ ...other.pages[0]!, questions: [] }] } });
    one('.porsa-d-add-line input').focus();
    await clip('paste', text);
    expect(one('dialog').textContent).to.contain('no question named “first”').and.to.contain('ANSWERED(first)');
    cleanUp();
    await open({ definition: other });
    card('another').focus();
    await clip('paste', text);
    expect(names()).to.deep.equal(['first', 'second', 'sum']);
    expect(one('dialog').textContent).to.contain('its own question named “first”');
  });

  it('are lines of text where nobody copied questions, and stay text where one writes', async () => {
    await open();
    card('q-first').focus();
    await clip('paste', 'Weight\nSmoker\n- Yes\n- No');
    expect(names().slice(0, 3)).to.deep.equal(['first', 'weight', 'smoker']);
    const line = one<HTMLInputElement>('.porsa-d-add-line input');
    line.focus();
    await write(line, 'abc');
    line.select();
    expect(await clip('copy')).to.equal('');
    await clip('paste', 'one line');
    expect(names().length).to.equal(7);
  });

  it('are refused with a sentence where they are of another program, broken or hostile', async () => {
    await open();
    card('q-first').focus();
    await press('ArrowDown', { shiftKey: true });
    const good = JSON.parse(await clip('copy')) as { questions: Record<string, unknown>[] };
    const refused = async (text: string): Promise<string> => {
      await clip('paste', text);
      expect(names().length, text.slice(0, 80)).to.equal(5);
      return toast();
    };
    expect(await refused('{"nodes":[1]}')).to.contain('isn’t from a form');
    expect(await refused('[1,2]')).to.contain('isn’t from a form');
    expect(await refused(' ')).to.contain('no text');
    expect(await refused('x'.repeat(200_000))).to.contain('too long');
    const broken: readonly object[] = [
      { ...good, version: 2 },
      { ...good, questions: 'all' },
      { ...good, questions: [null] },
      { ...good, questions: [{ ...good.questions[0], title: 7 }] },
      { ...good, questions: [{ ...good.questions[0], type: 'script' }] },
      { ...good, questions: [{ ...good.questions[0], type: 'select', options: { length: 1e9 } }] },
      { ...good, questions: [{ ...good.questions[0], questions: [{ ...good.questions[1], name: '__proto__' }] }] },
      { ...good, questions: [good.questions[0], good.questions[0]] },
      { ...good, questions: [{ ...good.questions[0], format: { pattern: '(a+)+$' } }] },
    ];
    for (const each of broken)
      expect(await refused(JSON.stringify(each)), JSON.stringify(each)).to.contain('can’t be read');
    const deep = JSON.stringify(good).replace(
      '"type":"text"',
      `"type":"text","x":${'['.repeat(5000)}${']'.repeat(5000)}`,
    );
    expect(await refused(deep)).to.contain('can’t be read');
  });
});

describe('The clipboard by menu', () => {
  it('copies and pastes for whoever does not know the keys', async () => {
    let kept = '';
    replace({ writeText: async (text: string) => void (kept = text), readText: async () => kept });
    await open();
    await click(card('q-fourth'));
    await choose('Copy');
    expect(toast()).to.contain('1 question copied');
    await choose('Paste');
    expect(names().at(-1)).to.equal('fourth_2');
    await choose('Cut');
    expect([names().length, toast()]).to.deep.equal([
      5,
      '1 question cut. You can paste it on any page, in any form.Undo',
    ]);
  });

  it('says which keys to press where the browser does not let it', async () => {
    const no = () => Promise.reject(new Error('no'));
    replace({ writeText: no, readText: no });
    await open({}, 'fa');
    await click(card('q-fourth'));
    await choose('کپی کردن');
    expect(toast()).to.contain('Ctrl+C');
    await choose('بریدن');
    expect(names().length).to.equal(5);
    await choose('جای‌گذاری');
    expect(toast()).to.contain('Ctrl+V');
    expect(rawKeys()).to.deep.equal([]);
  });
});
