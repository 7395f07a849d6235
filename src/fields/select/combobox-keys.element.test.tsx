import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import {
  formOf,
  mountFiller,
  question,
  type,
  unmountAll,
  type TestFiller,
} from '../../../test/support/screens/mount-filler.tsx';
import { settled } from '../../../test/support/screens/wait.ts';

const options = ['Aspirin', 'Codeine', 'Ibuprofen', 'Metformin', 'Morphine', 'Naproxen', 'Paracetamol', 'Tramadol'].map(
  (text) => ({ value: text.toLowerCase(), text }),
);
const answer = (filler: TestFiller) => filler.form().form.get('drug');

interface Box extends TestFiller {
  readonly input: HTMLInputElement;
  active(): string | undefined;
  key(...keys: readonly string[]): Promise<void>;
}

async function open(more: object = {}): Promise<Box> {
  const filler = await mountFiller({
    definition: formOf([question('drug', 'select', { options, ...more }), question('next', 'text')]),
    language: 'en',
  });
  const input = filler.find<HTMLInputElement>('[role="combobox"]');
  input.focus();
  return {
    ...filler,
    input,
    active: () => {
      const id = input.getAttribute('aria-activedescendant');
      return id === null ? undefined : filler.find(`#${CSS.escape(id)}`).textContent;
    },
    key: async (...keys) => {
      for (const press of keys) await sendKeys({ press });
      await settled();
    },
  };
}

describe('a list that is searched, by keyboard as ARIA describes it', () => {
  afterEach(unmountAll);

  it('opens by Arrow Down with the first option marked, and Enter takes it', async () => {
    const box = await open();
    await box.key('ArrowDown');
    expect([box.active(), box.input.getAttribute('aria-expanded')]).to.deep.equal(['Aspirin', 'true']);
    await box.key('Enter');
    expect([answer(box), box.input.value, box.input.getAttribute('aria-expanded')]).to.deep.equal([
      'aspirin',
      'Aspirin',
      'false',
    ]);
    expect(box.root.contains((box.root.getRootNode() as ShadowRoot).activeElement)).to.equal(true);
  });

  it('opens by Arrow Up with the last one marked, and at what is chosen', async () => {
    const box = await open();
    await box.key('ArrowUp');
    expect(box.active()).to.equal('Tramadol');
    await box.key('ArrowUp', 'Enter');
    expect(answer(box)).to.equal('paracetamol');
    await box.key('ArrowDown');
    expect(box.active()).to.equal('Paracetamol');
  });

  it('goes to the first and the last by Home and End while nothing is typed; else they move the caret', async () => {
    const box = await open();
    await box.key('ArrowDown', 'End');
    expect(box.active()).to.equal('Tramadol');
    await box.key('Home');
    expect(box.active()).to.equal('Aspirin');
    await type(box.input, 'in');
    await box.key('Home');
    expect([box.active(), box.input.selectionStart]).to.deep.equal([undefined, 0]);
    await box.key('End');
    expect(box.input.selectionStart).to.equal(2);
  });

  it('marks the first that fits what is typed', async () => {
    const box = await open();
    await type(box.input, 'm');
    expect(box.active()).to.equal('Metformin');
    await box.key('ArrowDown', 'Enter');
    expect(answer(box)).to.equal('morphine');
  });

  it('opens by Alt and Arrow Down with none marked, and Enter then only closes', async () => {
    const box = await open();
    await sendKeys({ down: 'Alt' });
    await box.key('ArrowDown');
    await sendKeys({ up: 'Alt' });
    expect([box.active(), box.input.getAttribute('aria-expanded')]).to.deep.equal([undefined, 'true']);
    await box.key('Enter');
    expect([answer(box), box.input.getAttribute('aria-expanded')]).to.deep.equal([undefined, 'false']);
  });

  it('closes by Escape with the answer as it was, and gives the answer up by another', async () => {
    const box = await open();
    await box.key('ArrowDown', 'Enter', 'ArrowDown');
    await type(box.input, 'mor');
    await box.key('Escape');
    expect([answer(box), box.input.value, box.input.getAttribute('aria-expanded')]).to.deep.equal([
      'aspirin',
      'Aspirin',
      'false',
    ]);
    await box.key('Escape');
    expect([answer(box), box.input.value]).to.deep.equal([undefined, '']);
  });

  it('keeps a required answer however often Escape is pressed', async () => {
    const box = await open({ mandatory: true });
    await box.key('ArrowDown', 'Enter', 'Escape', 'Escape');
    expect(answer(box)).to.equal('aspirin');
  });
});
