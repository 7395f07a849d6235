import { expect } from '@open-wc/testing';
import { formSpec, type PorsaFormElement } from '../../src/elements/form/spec.ts';
import { firstStop } from '../../src/elements/first/focus-inside.ts';
import { defineElement } from '../../src/elements/host/define-element.ts';
import type { FormDefinition } from '../../src/engine/definition/types.ts';
import { clearPage, inside, place, ready, type } from '../support/screens/elements.ts';
import { settled, until } from '../support/screens/wait.ts';

const asked = (name: string) => ({ id: name, name, type: 'number' as const, title: { en: name, fa: name } });

/** The question in the middle disappears as soon as the first is answered with 7. */
const definition: FormDefinition = {
  schema: 1,
  language: 'en',
  title: { en: 'Focus', fa: 'تمرکز' },
  conditions: [{ id: 'c', kind: 'visibility', target: 'weight', when: 'NOT(age = 7)' }],
  pages: [{ id: 'p', text: 'p', pageType: 'form', questions: ['age', 'weight', 'height'].map(asked) }],
};

async function open(): Promise<PorsaFormElement> {
  const element = document.createElement('porsa-form') as PorsaFormElement;
  element.storage = 'memory';
  element.setAttribute('language', 'en');
  element.definition = definition;
  document.body.append(element);
  await ready(element);
  // What keeps it is fetched as soon as somebody comes in.
  element.focus();
  await import('../../src/react/ui/focus/keep-focus.ts');
  await settled();
  return element;
}

const field = (element: HTMLElement, index: number): HTMLInputElement =>
  inside(element, '.porsa-root')!.querySelectorAll('input')[index]!;

/** As somebody at another keyboard would: the focus stays where it is. */
async function removeMiddle(element: HTMLElement): Promise<void> {
  const middle = field(element, 1);
  type(field(element, 0), '7');
  await until(() => !middle.isConnected, 'the middle question is gone');
}

describe('The focus of a control that is removed inside an element', () => {
  before(() =>
    defineElement(formSpec, {
      api: 'http://127.0.0.1:9',
      load: async () => (await import('../../src/elements/form/form-screen.tsx')).formScreen,
    }),
  );
  afterEach(clearPage);

  it('goes on to what comes after it, not to the first control of the element', async () => {
    const element = await open();
    const last = field(element, 2);
    field(element, 1).focus();
    await removeMiddle(element);
    await until(() => element.shadowRoot!.activeElement === last, 'the last question has it');
  });

  it('is not taken from where a person is on the page around', async () => {
    const element = await open();
    const outside = place<HTMLInputElement>('<input>');
    field(element, 1).focus();
    outside.focus();
    await removeMiddle(element);
    await new Promise((drawn) => requestAnimationFrame(drawn));
    expect(document.activeElement === outside).to.equal(true);
  });

  it('is given to no other where a person has left it before', async () => {
    const element = await open();
    field(element, 1).focus();
    field(element, 1).blur();
    await new Promise((drawn) => requestAnimationFrame(drawn));
    await removeMiddle(element);
    await new Promise((drawn) => requestAnimationFrame(drawn));
    expect(element.shadowRoot!.activeElement === null).to.equal(true);
  });

  it('that a page gives the element as a whole is that of its first control, also after one was removed', async () => {
    const element = await open();
    field(element, 1).focus();
    await removeMiddle(element);
    (element.shadowRoot!.activeElement as HTMLElement).blur();
    element.focus();
    expect(element.shadowRoot!.activeElement === firstStop(element.shadowRoot!)).to.equal(true);
  });
});
