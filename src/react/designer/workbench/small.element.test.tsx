import { expect } from '@open-wc/testing';
import { card, cleanUp, click, names, one, open, shadow } from '../../../../test/support/screens/open-designer.tsx';
import { expectAccessible } from '../../../../test/support/screens/accessible.ts';
import { settled, until } from '../../../../test/support/screens/wait.ts';

afterEach(cleanUp);

const seen = (): string[] =>
  ['rail', 'canvas', 'settings', 'preview'].filter((part) => {
    const { width, height } = shadow.querySelector(`.porsa-d-${part}`)?.getBoundingClientRect() ?? {};
    return width && height;
  });
const tab = (label: string): HTMLElement =>
  [...shadow.querySelectorAll<HTMLElement>('.porsa-d-pane-tabs button')].find(
    ({ textContent }) => textContent === label,
  )!;
const atOnce = async (...parts: string[]): Promise<void> => {
  await until(() => String(seen()) === String(parts), `${parts.join(' and ')} are seen`);
  await settled();
  expect(seen()).to.deep.equal(parts);
};

describe('The designer at 768 pixels', () => {
  it('has the types to add beside the canvas, and the settings there once a card is pressed', async () => {
    await open({}, 'en', 768);
    await atOnce('rail', 'canvas');
    const { left } = card('q-first').getBoundingClientRect();
    await click(card('q-first'));
    await atOnce('canvas', 'settings');
    expect(card('q-first').getBoundingClientRect().left, 'the canvas stays where it is').to.equal(left);
    await click(tab('Build'));
    await click(one('[data-type="number"]'));
    await atOnce('rail', 'canvas');
    expect(names()).to.deep.equal(['first', 'number', 'second', 'box', 'inner', 'fourth']);
    expect(tab('Build').getAttribute('aria-current')).to.equal('true');
  });

  it('has the preview beside the canvas', async () => {
    await open({}, 'fa', 768);
    await click(tab('پیش‌نمایش'));
    await atOnce('canvas', 'preview');
    await click(tab('ساخت'));
    await atOnce('rail', 'canvas');
  });

  it('has one part at a time on a phone', async () => {
    await open({}, 'en', 390);
    await atOnce('canvas');
    await click(card('q-first'));
    await atOnce('settings');
    await click(tab('Pages'));
    await atOnce('rail');
  });

  for (const language of ['en', 'fa'] as const) {
    it(`has no barrier, ${language}`, async () => {
      await open({}, language, 768);
      await atOnce('rail', 'canvas');
      await expectAccessible(one('.porsa-d-workbench'), []);
    });
  }
});
