import { expect } from '@open-wc/testing';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import {
  card,
  cleanUp,
  click,
  form,
  latest,
  names,
  one,
  open,
  openTab,
  press,
  rawKeys,
  shadow,
  text,
} from '../../../../test/support/screens/open-designer.tsx';
import { expectAccessible } from '../../../../test/support/screens/accessible.ts';
import { until } from '../../../../test/support/screens/wait.ts';

afterEach(cleanUp);

const used: FormDefinition = {
  ...form,
  pages: [{ ...form.pages[0]!, questions: [text('first'), text('second')] }, form.pages[1]!],
  conditions: [
    { id: 'v', kind: 'visibility', target: 'q-first', when: 'ANSWERED(second)' },
    { id: 'n', kind: 'notify', to: [{ role: 'owner' }], text: 'Look', when: 'first = "red"' },
  ],
  endings: [{ id: 'e', when: 'first = "red"', title: 'Call us' }],
};

const listed = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll<HTMLElement>('li:has(code)')].map((item) => item.textContent ?? '');
const choice = (root: ParentNode, words: string): HTMLElement =>
  [...root.querySelectorAll<HTMLElement>('button')].find((each) => each.textContent?.includes(words))!;
const dialog = (): HTMLElement => one('.porsa-kit-dialog');

describe('What uses a question', () => {
  it('is listed in full before it is deleted: what goes with it, and what is left behind', async () => {
    await open({ definition: used });
    await click(card('q-first'));
    card('q-first').focus();
    await press('Delete');
    await until(() => listed(dialog()).length > 0, 'the question is asked');
    expect(names()).to.deep.equal(['first', 'second']);
    const said = listed(dialog());
    expect(said.map((each) => /ANSWERED\(second\)|first = "red"/.exec(each)?.[0])).to.deep.equal([
      'ANSWERED(second)',
      'first = "red"',
      'first = "red"',
    ]);
    expect(said[1]).to.contain('Notify colleagues');
    expect(said[2]).to.contain('Ending 1');
    await expectAccessible(dialog());
    await click(one('.porsa-kit-dialog sl-button[variant="danger"]'));
    expect(latest.conditions.map(({ id }) => id)).to.deep.equal(['n']);
  });

  it('leads to the very condition and ending', async () => {
    await open({ definition: used });
    await click(card('q-first'));
    await openTab('Visibility');
    await until(() => shadow.querySelector('[data-used-by] button'), 'the uses are listed');
    await click(choice(one('[data-used-by]'), 'Notify colleagues'));
    await until(() => shadow.activeElement?.getAttribute('data-condition') === 'n', 'the condition has the focus');
    expect(rawKeys()).to.deep.equal([]);
  });
});
