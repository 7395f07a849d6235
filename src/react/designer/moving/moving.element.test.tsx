import { expect } from '@open-wc/testing';
import {
  card,
  cleanUp,
  click,
  latest,
  names,
  one,
  open as openDesigner,
  press,
  shadow,
  text,
  form,
} from '../../../../test/support/screens/open-designer.tsx';
import { carry, drag, ghost, middleOf, mouse, type Spot } from '../../../../test/support/screens/drag.ts';
import { settled, until } from '../../../../test/support/screens/wait.ts';

afterEach(cleanUp);

/** The designer is wider than the window: what was focused before has scrolled it. */
const open = async (...given: Parameters<typeof openDesigner>): Promise<void> => {
  await openDesigner(...given);
  scrollTo(0, 0);
};
const touch = (target: EventTarget, type: string, [clientX, clientY]: Spot): boolean => {
  const touches = type === 'touchend' ? [] : [new Touch({ identifier: 1, target, clientX, clientY })];
  return target.dispatchEvent(new TouchEvent(type, { bubbles: true, composed: true, cancelable: true, touches }));
};
const row = (id: string): HTMLElement => card(id).closest<HTMLElement>('.porsa-d-card-row')!;
const on = (element: HTMLElement) => (): Spot => middleOf(element);
const page = (id: string): HTMLElement => one(`[data-focus-page="${id}"]`);

describe('Dragging', () => {
  it('takes all marked questions along, to another page, as one step back', async () => {
    await open();
    card('q-first').focus();
    await press('ArrowDown', { shiftKey: true });
    const end = await carry(row('q-second'), on(page('two')));
    expect([ghost()?.textContent, one('.porsa-d-page[data-over]').textContent]).to.deep.equal([
      'first2 questions',
      page('two').textContent,
    ]);
    expect(shadow.querySelectorAll('.porsa-d-card-place[data-dragged]').length).to.equal(2);
    mouse(document, 'mouseup', end);
    await settled();
    expect([names(0), names(1), ghost()]).to.deep.equal([['box', 'inner', 'fourth'], ['first', 'second'], null]);
    await press('z', { ctrlKey: true });
    expect(names(1)).to.deep.equal([]);
  });

  it('takes one alone that is not marked', async () => {
    await open();
    card('q-first').focus();
    await press('ArrowDown', { shiftKey: true });
    await drag(row('q-fourth'), on(page('two')));
    expect(names(1)).to.deep.equal(['fourth']);
  });

  it('moves a page to the place of another', async () => {
    await open();
    await drag(page('two'), on(page('one')));
    expect(latest.pages.map(({ id }) => id)).to.deep.equal(['two', 'one']);
  });

  it('ends with Escape, and changes nothing', async () => {
    await open();
    const end = await carry(row('q-first'), on(page('two')));
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    await settled();
    expect([ghost(), shadow.querySelector('[data-over], [data-dragged]')]).to.deep.equal([null, null]);
    mouse(document, 'mouseup', end);
    await settled();
    expect(names(0)[0]).to.equal('first');
  });

  it('is no click on what it is let go over, and a press that does not move is one', async () => {
    await open();
    const end = await carry(row('q-first'), on(card('q-fourth')));
    mouse(document, 'mouseup', end);
    mouse(card('q-box'), 'click', end);
    await settled();
    expect(card('q-first').getAttribute('aria-current')).to.equal('true');
    await until(async () => {
      await click(card('q-box'));
      return card('q-box').getAttribute('aria-current') === 'true';
    }, 'clicks count again');
  });

  it('begins by finger once it rests, and lets it scroll before', async () => {
    await open({}, 'en', 390);
    await until(() => shadow.querySelectorAll('.porsa-d-look .porsa-question').length > 1, 'the fields');
    const start = middleOf(row('q-first'));
    touch(row('q-first'), 'touchstart', start);
    expect(touch(row('q-first'), 'touchmove', [start[0], start[1] + 40]), 'it scrolls').to.equal(true);
    touch(row('q-first'), 'touchend', start);
    touch(row('q-first'), 'touchstart', start);
    await until(ghost, 'it hangs under the finger');
    const [x] = middleOf(row('q-second'));
    const { bottom } = row('q-second').getBoundingClientRect();
    expect(touch(row('q-first'), 'touchmove', [x, bottom - 4]), 'the page stays').to.equal(false);
    await settled();
    touch(row('q-first'), 'touchend', [x, bottom - 4]);
    await settled();
    expect(names(0).slice(0, 2)).to.deep.equal(['second', 'first']);
  });

  it('scrolls the canvas on where it is held near its edge', async () => {
    const many = Array.from({ length: 60 }, (_, at) => text(`n${at}`));
    await open({ definition: { ...form, conditions: [], pages: [{ ...form.pages[0]!, questions: many }] } });
    const canvas = one('.porsa-d-canvas');
    const { left, width, bottom } = canvas.getBoundingClientRect();
    await carry(row('q-n0'), on(row('q-n1')));
    mouse(document, 'mousemove', [left + width / 2, bottom - 5]);
    await until(() => canvas.scrollTop > 100, 'it scrolls');
    const middle: Spot = [left + width / 2, middleOf(canvas)[1]];
    mouse(document, 'mousemove', middle);
    mouse(document, 'mouseup', middle);
    await settled();
    expect(names(0)[0]).to.equal('n1');
  });

  it('leaves text that is being written to be selected', async () => {
    await open();
    card('q-first').focus();
    await press('F2');
    const input = one('.porsa-d-typed-card input');
    mouse(input, 'mousedown', middleOf(input));
    mouse(document, 'mousemove', middleOf(row('q-fourth')));
    await settled();
    expect(ghost()).to.equal(null);
    mouse(document, 'mouseup', middleOf(row('q-fourth')));
  });
});
