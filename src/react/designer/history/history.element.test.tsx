import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/support/screens/accessible.ts';
import {
  announcement,
  button,
  card,
  cleanUp,
  click,
  names,
  one,
  open,
  press,
  rawKeys,
  shadow,
} from '../../../../test/support/screens/open-designer.tsx';
import { until } from '../../../../test/support/screens/wait.ts';

const steps = (): string[] =>
  [...shadow.querySelectorAll('.porsa-d-history li button')].map((each) =>
    (each.querySelector('span')!.textContent ?? '').replaceAll(/[\u2068\u2069]/g, ''),
  );
const step = (place: number): HTMLElement => shadow.querySelectorAll<HTMLElement>('.porsa-d-history li button')[place]!;
const current = (): string =>
  one('.porsa-d-history [aria-current="step"] span').textContent!.replaceAll(/[\u2068\u2069]/g, '');

const words = { en: ['More actions', 'Edit history'], fa: ['کارهای بیشتر', 'تاریخچهٔ ویرایش'] } as const;

async function openHistory(language: keyof typeof words = 'en'): Promise<void> {
  const [more, title] = words[language];
  await click(button(more));
  await click([...shadow.querySelectorAll<HTMLElement>('[role=menuitem]')].find((each) => each.textContent === title)!);
  await until(() => shadow.querySelector('.porsa-d-history li'), 'the history is shown');
}

async function moveDown(id: string): Promise<void> {
  card(id).focus();
  for (const key of [' ', 'ArrowDown', 'Enter']) await press(key);
}

describe('The history of edits', () => {
  afterEach(cleanUp);

  it('lists the acts by name, newest first, and leads to any of them and forward again', async () => {
    await open();
    await moveDown('q-first');
    card('q-fourth').focus();
    await press('Delete');
    await openHistory();
    expect(steps()).to.deep.equal(['Deleted fourth', 'Moved first', 'Form opened']);
    expect(current()).to.equal('Deleted fourth');
    expect(names()).to.deep.equal(['second', 'first', 'box', 'inner']);

    await click(step(2));
    expect(names()).to.deep.equal(['first', 'second', 'box', 'inner', 'fourth']);
    expect(current()).to.equal('Form opened');
    expect(announcement()).to.contain('Form opened');
    expect(step(0).textContent).to.contain('Undone');

    await click(step(1));
    expect(names()).to.deep.equal(['second', 'first', 'box', 'inner', 'fourth']);
    expect(rawKeys()).to.deep.equal([]);
    await expectAccessible(one('.porsa-d-history'));
  });

  it('shows the last fifty steps, and older ones on request', async () => {
    await open();
    for (let count = 0; count < 60; count += 1) await click(button('Add page'));
    await openHistory();
    expect(steps()).to.have.length(50);
    await click(button('Show 11 older steps'));
    expect([steps().length, steps().at(-1)]).to.deep.equal([61, 'Form opened']);
  });

  it('says in Persian what was done', async () => {
    await open({}, 'fa');
    await moveDown('q-first');
    await openHistory('fa');
    expect(steps()).to.deep.equal(['first فارسی جابه‌جا شد', 'باز شدن فرم']);
    await expectAccessible(one('.porsa-d-history'));
  });
});
