import { expect, waitUntil } from '@open-wc/testing';
import { createDeviceStore } from '../../api/device-store.ts';
import { createUnsavedForms } from '../../api/unsaved-forms.ts';
import type { FormDefinition, Question } from '../../engine/definition/types.ts';
import {
  button,
  card,
  cleanUp,
  click,
  controller,
  field,
  form,
  host,
  latest,
  names,
  one,
  open,
  press,
  root,
  settle,
  shadow,
  told,
  write,
} from '../../../test/support/designer.tsx';
import { allQuestions } from './edits/tree.ts';
import type { ScreenClient } from './types.ts';

afterEach(cleanUp);

/** A server with one draft, as far as the designer sees it. */
function createServer() {
  const state = {
    rev: 3,
    definition: form,
    answer: undefined as object | undefined,
    down: undefined as number | undefined,
    by: undefined as { id: string; name: string } | undefined,
  };
  const saved = () => ({ ...(state.by && { savedBy: state.by, savedAt: '2026-11-22T10:00:00Z' }) });
  const client = {
    category: {
      getdraft: async () =>
        state.answer ?? {
          success: true,
          data: {
            id: 'id',
            slug: 'visit',
            title: 'Visit',
            rev: state.rev,
            definition: state.definition,
            version: 4,
            ...saved(),
          },
        },
      storedraft: async (body: { rev: number; definition: FormDefinition }) => {
        if (state.down) return { success: false, code: state.down, message: '' };
        if (body.rev !== state.rev)
          return {
            success: false,
            code: 4091,
            message: '',
            data: { rev: state.rev, definition: state.definition, ...saved() },
          };
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
    const computed = (formula: string): Question => ({
      id: 'q-sum',
      name: 'sum',
      type: 'calculated',
      title: 'Sum',
      formula,
    });
    const withFormula = (formula: string): FormDefinition => ({
      ...form,
      pages: [{ ...form.pages[0]!, questions: [computed(formula)] }],
      conditions: [],
    });
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
    state.definition = {
      ...form,
      conditions: [],
      pages: [
        {
          ...form.pages[0]!,
          displayTitle: { en: 'One', fa: 'یک' },
          questions: [
            ...form.pages[0]!.questions.slice(0, 2),
            {
              id: 'q-mood',
              name: 'mood',
              type: 'flatview',
              title: { en: 'Mood' },
              options: [
                { text: { en: 'Good' }, value: '1' },
                { text: { en: 'Bad' }, value: '2' },
              ],
            },
          ],
        },
      ],
    };
    await open({ client, category: 'visit' });
    await click(button('Publish'));
    expect(one('dialog').textContent).to.contain('Not written in Persian yet');
    expect(
      [...shadow.querySelectorAll('dialog .porsa-d-choices button')].map((each) => each.textContent),
    ).to.deep.equal(['MoodTitle', 'MoodOptions (2)']);
    await click(one('dialog .porsa-d-choices button'));
    expect((shadow.activeElement as HTMLInputElement).lang).to.equal('fa');
    expect((shadow.activeElement as HTMLInputElement).placeholder).to.equal('Mood');
    await write(shadow.activeElement as HTMLElement, 'خلق');
    await click(button('Publish'));
    await click(button('Publish anyway'));
    await waitUntil(() => told.includes('published 5'), 'it is published all the same');
  });

  it('names the words that the designer once put in for the author, and pages without a title, and leads to each', async () => {
    const { state, client } = createServer();
    const mood: Question = {
      id: 'q-mood',
      name: 'mood',
      type: 'flatview',
      title: { en: 'Mood', fa: 'گزینه‌های باز' },
      options: [
        { text: { en: 'Good', fa: 'خوب' }, value: '1' },
        { text: { en: 'Option 2', fa: 'بد' }, value: '2' },
      ],
    };
    const [first, second] = form.pages;
    state.definition = {
      ...form,
      conditions: [],
      pages: [
        { ...first!, displayTitle: undefined, questions: [mood] },
        { ...second!, displayTitle: { en: 'Two', fa: 'دو' } },
      ],
    };
    await open({ client, category: 'visit' });
    await click(button('Publish'));
    expect(one('dialog').textContent)
      .to.contain('Still the words the designer put here')
      .and.to.contain('Pages without a title');
    const places = () => [...shadow.querySelectorAll<HTMLElement>('dialog .porsa-d-choices button')];
    expect(places().map((each) => each.textContent)).to.deep.equal(['MoodTitle', 'MoodOptions', 'OneTitle']);
    await click(places()[0]!);
    expect((shadow.activeElement as HTMLInputElement).value).to.equal('گزینه‌های باز');
  });

  it('refuses what is not written in the main language, and makes the written one the main language on one press', async () => {
    const { state, client } = createServer();
    state.definition = {
      ...form,
      title: { fa: 'ویزیت' },
      conditions: [],
      pages: [
        { id: 'p', text: '', pageType: 'form', questions: [{ id: 'q', name: 'q', type: 'text', title: { fa: 'سن' } }] },
      ],
    };
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
    Object.assign(state, {
      by: { id: 's', name: 'Sara Ahmadi' },
      rev: 9,
      definition: { ...form, pages: [form.pages[1]!], conditions: [] },
    });
    card('q-first').focus();
    await press('d', { ctrlKey: true });
    expect(await controller.save()).to.equal(false);
    await settle();
    expect(one('dialog').textContent)
      .to.contain('Pages: 2 · Questions: 6')
      .and.to.contain('Pages: 1 · Questions: 0')
      .and.to.contain('Sara Ahmadi');
    await click(button('Take theirs'));
    expect(latest.pages).to.have.length(1);
    await click(button('Undo'));
    expect(names()).to.include('first_2');
  });

  it('says whose changes one’s own would erase, and asks once more', async () => {
    const { state, client } = createServer();
    await open({ client, category: 'visit', person: 'me' });
    Object.assign(state, { by: { id: 's', name: 'Sara Ahmadi' }, rev: 9, definition: { ...form, title: 'Theirs' } });
    card('q-first').focus();
    await press('d', { ctrlKey: true });
    await controller.save();
    await settle();
    await click(button('Keep mine…'));
    expect(one('dialog').textContent)
      .to.match(/Erase the changes of .?Sara Ahmadi/)
      .and.to.contain('2026');
    expect(state.rev).to.equal(9);
    await click(button('Cancel'));
    await click(button('Keep mine…'));
    await click(button('Erase and keep mine'));
    await waitUntil(() => state.rev === 10, 'mine is saved');
    expect(state.definition.title).to.deep.equal(form.title);
  });

  it('keeps on the device what cannot be saved, says so once it is there, and offers it on return', async () => {
    const { state, client } = createServer();
    const device = createUnsavedForms('https://clinic.test', createDeviceStore('memory'), undefined);
    const keptForm = async (category: string) => device.of('me', category);
    await open({ client, category: 'visit', keptForm });
    state.down = 5002;
    card('q-first').focus();
    await press('d', { ctrlKey: true });
    await controller.save();
    await waitUntil(
      () => one('.porsa-d-saving').textContent?.includes('Offline. Your changes are kept on this device.'),
      'it is kept',
    );
    cleanUp();
    state.down = undefined;
    await open({ client, category: 'visit', keptForm });
    expect(one('dialog').textContent).to.contain('Restore unsaved changes?').and.to.contain('first');
    expect(names()).not.to.include('first_2');
    await click(button('Restore'));
    expect(names()).to.include('first_2');
    expect(await controller.save()).to.equal(true);
    expect(allQuestions(state.definition).map(({ name }) => name)).to.include('first_2');
    await waitUntil(async () => (await device.count('me')) === 0, 'nothing is left on the device');
  });

  it('keeps on the device what was just changed where the designer is left', async () => {
    const { client } = createServer();
    const kept: FormDefinition[] = [];
    const keep = async ({ definition }: { readonly definition: FormDefinition }) => {
      kept.push(definition);
      return true;
    };
    await open({
      client,
      category: 'visit',
      keptForm: async () => ({ load: async () => undefined, keep, clear: async () => undefined }),
    });
    card('q-first').focus();
    // Without the rest after which it would be written anyway.
    const later = window.setTimeout;
    window.setTimeout = (() => 0) as unknown as typeof window.setTimeout;
    card('q-first').dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'd',
        code: 'KeyD',
        ctrlKey: true,
        bubbles: true,
        composed: true,
        cancelable: true,
      }),
    );
    window.setTimeout = later;
    root.unmount();
    await waitUntil(() => kept.length === 1, 'it is kept');
    expect(allQuestions(kept[0]!).map(({ name }) => name)).to.include('first_2');
  });

  it('saves by its keys, and where what had the focus is gone too', async () => {
    const { state, client } = createServer();
    await open({ client, category: 'visit' });
    const save = (target: HTMLElement) =>
      target.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: 's',
          code: 'KeyS',
          ctrlKey: true,
          bubbles: true,
          composed: true,
          cancelable: true,
        }),
      );
    for (const isGone of [false, true]) {
      card('q-first').focus();
      await press('d', { ctrlKey: true });
      const before = state.rev;
      if (isGone) (shadow.activeElement as HTMLElement).blur();
      expect(save(isGone ? document.body : card('q-first')), 'the browser is left to save its page').to.equal(false);
      expect(state.rev).to.equal(before + 1);
      await controller.save();
    }
  });

  it('opens what the device has where the server gives no reply, and deletes it on request only', async () => {
    const { state, client } = createServer();
    const device = createUnsavedForms('https://clinic.test', createDeviceStore('memory'), undefined);
    const keptForm = async (category: string) => device.of('me', category);
    await device
      .of('me', 'visit')
      .keep({ definition: { ...form, title: 'Kept' }, rev: 3, version: 4, at: '2026-11-22T10:00:00Z' });
    Object.assign(state, { answer: { success: false, code: 5002, message: 'No reply' }, down: 5002 });
    await open({ client, category: 'visit', keptForm });
    expect(one('h2').textContent).to.equal('Kept');
    cleanUp();
    Object.assign(state, { answer: undefined, down: undefined, rev: 7, by: { id: 's', name: 'Sara Ahmadi' } });
    await device
      .of('me', 'visit')
      .keep({ definition: { ...form, title: 'Kept' }, rev: 3, version: 4, at: '2026-11-22T10:00:00Z' });
    await open({ client, category: 'visit', keptForm });
    expect(one('dialog').textContent).to.contain('Sara Ahmadi');
    await click(button('Delete them'));
    expect(one('h2').textContent).to.equal('Visit');
    await waitUntil(async () => (await device.count('me')) === 0, 'nothing is left on the device');
  });

  it('says that a browser keeps nothing where it does not', async () => {
    const { state, client } = createServer();
    await open({
      client,
      category: 'visit',
      keptForm: async () => ({ load: async () => undefined, keep: async () => false, clear: async () => undefined }),
    });
    state.down = 4010;
    card('q-first').focus();
    await press('d', { ctrlKey: true });
    await controller.save();
    await waitUntil(
      () => one('.porsa-d-saving').textContent?.includes('You are signed out. This browser does not keep your changes'),
      'it says so',
    );
    state.down = undefined;
  });

  it('says why a form could not be opened, and tries again', async () => {
    const { state, client } = createServer();
    state.answer = { success: false, code: 5002, message: 'No answer came' };
    await open({ client, category: 'visit' });
    expect(one('.porsa-d-failure').textContent).to.contain('could not be reached');
    expect(told).to.deep.equal(['error offline']);
    state.answer = undefined;
    await click(one('.porsa-d-failure sl-button'));
    await waitUntil(() => shadow.querySelector('.porsa-d-workbench'), 'the form is opened');
  });
});
