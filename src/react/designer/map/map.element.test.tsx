import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/support/screens/accessible.ts';
import {
  button,
  cleanUp,
  click,
  field,
  form,
  one,
  open,
  rawKeys,
  shadow,
  text,
  write,
} from '../../../../test/support/screens/open-designer.tsx';
import { settled, until } from '../../../../test/support/screens/wait.ts';
import type { FormDefinition } from '../../../engine/definition/types.ts';

const linked: FormDefinition = {
  ...form,
  conditions: [
    { id: 'c', kind: 'visibility', target: 'q-second', when: 'ANSWERED(first)' },
    { id: 'd', kind: 'gotopage', from: 'one', to: 'two', when: 'second = "x"' },
  ],
  pages: [
    {
      ...form.pages[0]!,
      questions: [...form.pages[0]!.questions, text('doubled', { type: 'calculated', formula: 'LEN(second)' })],
    },
    form.pages[1]!,
  ],
};

async function openMap(definition = linked, language: 'en' | 'fa' = 'en', width = 1280): Promise<void> {
  await open({ definition }, language, width);
  await click(button(language === 'en' ? 'More actions' : 'کارهای بیشتر'));
  const name = language === 'en' ? 'Map of the form' : 'نقشهٔ فرم';
  await click(
    [...shadow.querySelectorAll<HTMLElement>('[role=menuitem]')].find(({ textContent }) => textContent.includes(name))!,
  );
  await until(() => shadow.querySelector('.porsa-d-map'), 'the map is drawn');
  await settled();
}

const parts = (): readonly HTMLElement[] => [...shadow.querySelectorAll<HTMLElement>('.porsa-d-map [role=option]')];
const titles = (): readonly (string | null)[] => parts().map((part) => part.querySelector('bdi')!.textContent);
const part = (title: string): HTMLElement => parts().find((each) => each.querySelector('bdi')!.textContent === title)!;
const chosen = (): string | null => one('.porsa-d-map-thing h3').textContent;
const way = (name: 'needs' | 'uses'): readonly HTMLElement[] => [
  ...shadow.querySelectorAll<HTMLElement>(`.porsa-d-map [data-way=${name}] li`),
];
const key = async (name: string): Promise<void> => {
  shadow.activeElement!.dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, composed: true }),
  );
  await settled();
};

describe('The map of the form', () => {
  afterEach(cleanUp);

  it('shows of a question what it depends on and what depends on it', async () => {
    await openMap();
    await click(part('second'));
    expect(chosen()).to.equal('second');
    expect(way('needs').map(({ textContent }) => textContent)).to.deep.equal(['Shown byfirstANSWERED(first)']);
    expect(way('uses').map(({ textContent }) => textContent)).to.deep.equal([
      'ComputesdoubledLEN(second)',
      'Goes toTwosecond = "x"',
    ]);
    expect(rawKeys()).to.deep.equal([]);
  });

  it('is walked by keyboard alone, from the filter through the list to the rule', async () => {
    await openMap();
    one('.porsa-d-map [type=search]').focus();
    await key('ArrowDown');
    expect(shadow.activeElement).to.equal(parts()[0]);
    await key('End');
    expect([chosen(), shadow.activeElement]).to.deep.equal(['Two', parts().at(-1)]);
    await key('ArrowUp');
    expect([chosen(), parts().filter(({ tabIndex }) => tabIndex === 0)]).to.deep.equal(['doubled', [part('doubled')]]);
    await click(way('needs')[0]!.querySelector('button')!);
    expect(chosen()).to.equal('second');
    expect(shadow.activeElement).to.equal(one('.porsa-d-map-thing h3'));
  });

  it('is filtered by title, and shows on request what has no dependencies', async () => {
    await openMap();
    expect(titles()).not.to.include('fourth');
    await click(one('.porsa-d-map-all input'));
    expect(titles()).to.include('fourth');
    await write(one('.porsa-d-map [type=search]'), 'doub');
    await until(() => parts().length === 1, 'only what was searched is listed');
    expect(titles()).to.deep.equal(['doubled']);
    await write(one('.porsa-d-map [type=search]'), 'zebra');
    await until(() => parts().length === 0, 'nothing is listed');
    expect(one('.porsa-d-map [role=status]').textContent).to.equal('0 parts');
  });

  it('leads to the question on the canvas, and to the very rule', async () => {
    await openMap();
    await click(part('second'));
    await click(button('Edit the rule: first'));
    expect(shadow.querySelector('dialog')).to.equal(null);
    await until(() => shadow.querySelector('[aria-label="Show when: conditions"]'), 'the condition is open');
    expect((field('Show when') as HTMLTextAreaElement).value).to.equal('ANSWERED(first)');
  });

  it('shows a circle as its path', async () => {
    const circular: FormDefinition = {
      ...linked,
      conditions: [
        { id: 'c', kind: 'visibility', target: 'q-second', when: 'ANSWERED(first)' },
        { id: 'd', kind: 'visibility', target: 'q-first', when: 'ANSWERED(second)' },
      ],
    };
    await openMap(circular);
    await until(() => shadow.querySelector('.porsa-d-map-circles'), 'the circle is shown');
    const steps = [...one('.porsa-d-map-circles').querySelectorAll('button')].map(({ textContent }) => textContent);
    expect([steps.length, steps[0], new Set(steps)]).to.deep.equal([3, steps[2], new Set(['first', 'second'])]);
    await click(one('.porsa-d-map-circles button'));
    expect(chosen()).to.equal(steps[0]);
  });

  it('says so where nothing depends on anything', async () => {
    await openMap({ ...form, conditions: [] });
    expect(one('.porsa-d-map').textContent).to.include('Nothing in this form depends on anything else yet.');
  });

  for (const [language, width] of [
    ['en', 1280],
    ['fa', 390],
  ] as const)
    it(`has no barrier: ${language}, ${width}`, async () => {
      await openMap(linked, language, width);
      expect(rawKeys()).to.deep.equal([]);
      await expectAccessible(one('.porsa-d-map'), []);
    });
});
