import { expect, waitUntil } from '@open-wc/testing';
import type { FormDefinition, Question } from '../../engine/definition/types.ts';
import { button, card, cleanUp, click, controller, field, form, host, latest, names, one, open, press, root, settle, shadow, told, write } from '../../../test/support/designer.tsx';
import { allQuestions } from './edits/tree.ts';
import type { ScreenClient } from './types.ts';

afterEach(cleanUp);

/** A server with one draft, as far as the designer sees it. */
function createServer() {
  const state = { rev: 3, definition: form, answer: undefined as object | undefined };
  const client = {
    category: {
      getdraft: async () => state.answer ?? { success: true, data: { id: 'id', slug: 'visit', title: 'Visit', rev: state.rev, definition: state.definition, version: 4 } },
      storedraft: async (body: { rev: number; definition: FormDefinition }) => {
        if (body.rev !== state.rev) return { success: false, code: 4091, message: '', data: { rev: state.rev, definition: state.definition } };
        Object.assign(state, { rev: state.rev + 1, definition: body.definition });
        return { success: true, data: { rev: state.rev, problems: [] } };
      },
      publish: async () => ({ success: true, data: { version: 5, problems: [] } }),
    },
  } as unknown as ScreenClient;
  return { state, client };
}

describe('Saving and publishing', () => {
  it('saves with the revision, publishes, and tells both', async () => {
    const { state, client } = createServer();
    await open({ client, category: 'visit' });
    card('q-first').focus();
    await press('d', { ctrlKey: true });
    expect(await controller.save()).to.equal(true);
    expect(allQuestions(state.definition).map(({ name }) => name)).to.include('first_2');
    await click(button('Publish'));
    await click([...shadow.querySelectorAll<HTMLElement>('dialog sl-button')].at(-1) ?? host);
    await waitUntil(() => told.includes('published 5'), 'the version is told');
    expect(told).to.deep.equal(['saved 4', 'published 5']);
    expect(one('.porsa-d-toast').textContent).to.contain('Version 5 is published');
  });

  it('fetches what computes FHIRPath before it says that such a formula cannot be', async () => {
    const computed = (formula: string): Question => ({ id: 'q-sum', name: 'sum', type: 'calculated', title: 'Sum', formula });
    const withFormula = (formula: string): FormDefinition => ({ ...form, pages: [{ ...form.pages[0]!, questions: [computed(formula)] }], conditions: [] });
    await open({ definition: withFormula('FHIRPATH("1 + 1")') });
    await waitUntil(async () => controller.publish(), 'it can be published', { timeout: 8000 });
    root.unmount();
    await open({ definition: withFormula('FHIRPATH("1 +")') });
    expect(await controller.publish()).to.equal(false);
  });

  it('refuses to publish while something is wrong, and each problem leads to its place', async () => {
    const { client } = createServer();
    await open({ client, category: 'visit' });
    await click(card('q-inner'));
    await write(field('Title'), '');
    await click(one('.porsa-d-text-languages button'));
    await write(field('Title'), '');
    expect(await controller.publish()).to.equal(false);
    await settle();
    expect(told).to.deep.equal([]);
    await click(one('.porsa-d-choices button'));
    expect((shadow.activeElement as HTMLElement).id).to.equal(field('Title').id);
  });

  it('names what is not translated before it publishes, and leads to each in the language that lacks', async () => {
    const { state, client } = createServer();
    state.definition = { ...form, conditions: [], pages: [{ ...form.pages[0]!, displayTitle: { en: 'One', fa: 'یک' }, questions: [...form.pages[0]!.questions.slice(0, 2), { id: 'q-mood', name: 'mood', type: 'flatview', title: { en: 'Mood' }, options: [{ text: { en: 'Good' }, value: '1' }, { text: { en: 'Bad' }, value: '2' }] }] }] };
    await open({ client, category: 'visit' });
    await click(button('Publish'));
    expect(one('dialog').textContent).to.contain('Not written in Persian yet');
    expect([...shadow.querySelectorAll('dialog .porsa-d-choices button')].map((each) => each.textContent)).to.deep.equal(['MoodTitle', 'MoodOptions (2)']);
    await click(one('dialog .porsa-d-choices button'));
    expect((shadow.activeElement as HTMLInputElement).lang).to.equal('fa');
    expect((shadow.activeElement as HTMLInputElement).placeholder).to.equal('Mood');
    await write(shadow.activeElement as HTMLElement, 'خلق');
    await click(button('Publish'));
    await click(button('Publish anyway'));
    await waitUntil(() => told.includes('published 5'), 'it is published all the same');
  });

  it('refuses what is not written in the main language, and makes the written one the main language on one press', async () => {
    const { state, client } = createServer();
    state.definition = { ...form, title: { fa: 'ویزیت' }, conditions: [], pages: [{ id: 'p', text: '', pageType: 'form', questions: [{ id: 'q', name: 'q', type: 'text', title: { fa: 'سن' } }] }] };
    await open({ client, category: 'visit' });
    await click(button('Publish'));
    expect(one('dialog').textContent).to.contain('in English, the main language of this form');
    expect(await controller.publish()).to.equal(false);
    await click(button('Make Persian the main language'));
    expect(latest.language).to.equal('fa');
    await waitUntil(async () => controller.publish(), 'it is published');
  });

  it('asks whose work stays where somebody else has saved meanwhile, and takes theirs with undo as the way back', async () => {
    const { state, client } = createServer();
    await open({ client, category: 'visit' });
    Object.assign(state, { rev: 9, definition: { ...form, pages: [form.pages[1]!], conditions: [] } });
    card('q-first').focus();
    await press('d', { ctrlKey: true });
    expect(await controller.save()).to.equal(false);
    await settle();
    expect(one('dialog').textContent).to.contain('Pages: 2 · Questions: 6').and.to.contain('Pages: 1 · Questions: 0');
    await click(one('dialog sl-button'));
    expect(latest.pages).to.have.length(1);
    await click(button('Undo'));
    expect(names()).to.include('first_2');
  });

  it('says why a form could not be opened, and tries again', async () => {
    const { state, client } = createServer();
    state.answer = { success: false, code: 5002, message: 'No answer came' };
    await open({ client, category: 'visit' });
    expect(one('.porsa-d-failure').textContent).to.contain('no line');
    expect(told).to.deep.equal(['error offline']);
    state.answer = undefined;
    await click(one('.porsa-d-failure sl-button'));
    await waitUntil(() => shadow.querySelector('.porsa-d-workbench'), 'the form is opened');
  });
});
