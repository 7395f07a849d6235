import { expect } from '@open-wc/testing';
import { defineElement } from '../../src/elements/host/define-element.ts';
import { formSpec, type PorsaFormElement } from '../../src/elements/form/spec.ts';
import type { FormDefinition } from '../../src/engine/definition/types.ts';
import { login, logout } from '../../src/store/session-core.ts';
import { clearPage, inside, ready, shownText, type } from '../support/screens/elements.ts';
import { settled, until } from '../support/screens/wait.ts';

const formOf = (title: string): FormDefinition => ({
  schema: 1,
  language: 'en',
  title,
  conditions: [],
  pages: ['one', 'two'].map((id) => ({
    id,
    text: id,
    pageType: 'form',
    questions: [{ id: `q-${id}`, name: id, type: 'text', title: id }],
  })),
});
const definition = formOf('Visit');

async function opened(): Promise<PorsaFormElement> {
  const element = document.createElement('porsa-form') as PorsaFormElement;
  Object.assign(element, { storage: 'memory', language: 'en', definition });
  document.body.append(element);
  await ready(element);
  return element;
}
const field = (element: PorsaFormElement) => inside<HTMLInputElement>(element, 'input.porsa-input')!;
const press = (element: PorsaFormElement) => inside<HTMLButtonElement>(element, '[data-primary]')!.click();

/** Typed on the second page, with an answer on the first. */
async function filled(): Promise<PorsaFormElement> {
  const element = await opened();
  type(field(element), 'headache');
  press(element);
  await until(() => shownText(element).includes('two') && field(element)?.value === '', 'the second page');
  type(field(element), 'three days');
  return element;
}
const isDown = (element: PorsaFormElement) =>
  until(() => !element.matches(':state(ready)'), 'the screen is taken down');

async function putBack(element: PorsaFormElement): Promise<void> {
  document.body.append(element);
  await ready(element);
}

describe('a form that is moved in its page', () => {
  before(() =>
    defineElement(formSpec, {
      api: 'http://127.0.0.1:9',
      load: async () => (await import('../../src/elements/form/form-screen.tsx')).formScreen,
    }),
  );
  afterEach(() => {
    logout();
    clearPage();
  });

  it('stays as it is when it is put elsewhere at once', async () => {
    const element = await filled();
    const drawn = field(element);
    const elsewhere = document.body.appendChild(document.createElement('section'));
    elsewhere.append(element);
    await settled();
    expect(field(element)).to.equal(drawn);
    expect(drawn.value).to.equal('three days');
    elsewhere.remove();
  });

  it('is on its page with its answers, without asking, when it is put back after a while, as often as that happens', async () => {
    const element = await filled();
    for (let round = 0; round < 3; round += 1) {
      element.remove();
      await isDown(element);
      expect([inside(element, 'input'), element.answers]).to.deep.equal([null, undefined]);
      await putBack(element);
      await until(() => field(element)?.value === 'three days', 'the second page as it was');
      expect(element.answers).to.deep.equal({ one: 'headache', two: 'three days' });
    }
  });

  it('begins anew as another element, with another form, or for another reader', async () => {
    const element = await filled();
    element.remove();
    await isDown(element);
    const other = await opened();
    expect(field(other).value).to.equal('');
    other.remove();
    Object.assign(element, { definition: formOf('Another') });
    await putBack(element);
    await until(() => field(element)?.value === '', 'the other form');
    element.remove();
    await isDown(element);
    Object.assign(element, { definition });
    await putBack(element);
    expect(field(element).value).to.equal('');
  });

  it('shows nobody what was typed before somebody else signed in', async () => {
    const element = await filled();
    element.remove();
    await isDown(element);
    login({ token: 'of-somebody-else', access: 'user', lang: 'en' } as never);
    await putBack(element);
    expect(field(element).value).to.equal('');
    expect(element.answers).to.deep.equal({});
  });

  it('begins anew once it was reset', async () => {
    const element = await filled();
    await element.reset();
    element.remove();
    await isDown(element);
    await putBack(element);
    expect(field(element).value).to.equal('');
    expect(shownText(element)).to.include('one');
  });
});
