import { expect } from '@open-wc/testing';
import { createDeviceStore } from '../../api/device/device-store.ts';
import { createUnsavedForms } from '../../api/drafts/unsaved-forms.ts';
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
  shadow,
  reported,
  write,
} from '../../../test/support/screens/open-designer.tsx';
import { allQuestions } from './definition/tree.ts';
import type { ScreenClient } from './props/designer-props.ts';
import { settled, until } from '../../../test/support/screens/wait.ts';

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
  it('saves with the revision, publishes, and reports both', async () => {
    const { state, client } = createServer();
    await open({ client, category: 'visit' });
    card('q-first').focus();
    await press('d', { ctrlKey: true });
    expect(await controller.save()).to.equal(true);
    expect(allQuestions(state.definition).map(({ name }) => name)).to.include('first_2');
    await click(button('Publish'));
    await click([...shadow.querySelectorAll<HTMLElement>('dialog sl-button')].at(-1) ?? host);
    await until(() => reported.includes('published 5'), 'the version is reported');
    expect(reported).to.deep.equal(['saved 4', 'published 5']);
    expect(one('.porsa-kit-toast').textContent).to.contain('Version 5 published');
    await click(button('Publish'));
    await click([...shadow.querySelectorAll<HTMLElement>('dialog sl-button')].at(-1) ?? host);
    await until(() => one('.porsa-kit-toast').textContent!.includes('no new version'), 'that it is version 5 as it is');
  });

  it('leads from a version that is published to where the form is shared', async () => {
    const { client } = createServer();
    const never = () => new Promise<never>(() => undefined);
    await open({ client: { ...client, app: { getaddress: never } } as unknown as ScreenClient, category: 'visit' });
    await click(button('Publish'));
    await click([...shadow.querySelectorAll<HTMLElement>('dialog sl-button')].at(-1) ?? host);
    await until(() => shadow.querySelector('.porsa-kit-toast'), 'the version is published');
    await click(
      [...one('.porsa-kit-toast').querySelectorAll('button')].find(({ textContent }) => textContent === 'Share')!,
    );
    await until(() => shadow.querySelector('dialog [data-tab="website"]'), 'the ways to share it');
    expect(shadow.querySelector('.porsa-kit-toast')).to.equal(null);
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
    await until(async () => controller.publish(), 'it can be published');
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
    await settled();
    expect(reported).to.deep.equal([]);
    await click(one('.porsa-kit-choices button'));
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
    expect(one('dialog').textContent).to.contain('Not translated into Persian');
    expect(
      [...shadow.querySelectorAll('dialog .porsa-kit-choices button')].map((each) => each.textContent),
    ).to.deep.equal(['MoodTitle', 'MoodOptions (2)']);
    await click(one('dialog .porsa-kit-choices button'));
    expect((shadow.activeElement as HTMLInputElement).lang).to.equal('fa');
    expect((shadow.activeElement as HTMLInputElement).placeholder).to.equal('Mood');
    await write(shadow.activeElement as HTMLElement, 'خلق');
    await click(button('Publish'));
    await click(button('Publish anyway'));
    await until(() => reported.includes('published 5'), 'it is published all the same');
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
    expect(one('dialog').textContent).to.contain('Placeholder text').and.to.contain('Pages without a title');
    const places = () => [...shadow.querySelectorAll<HTMLElement>('dialog .porsa-kit-choices button')];
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
    await until(async () => controller.publish(), 'it is published');
  });

  const sara = { id: 's', name: 'Sara Ahmadi' };
  /** What somebody else made of the first page’s question. */
  const titled = (title: string): FormDefinition => ({
    ...form,
    pages: form.pages.map((page) => ({
      ...page,
      questions: page.questions.map((question) => (question.id === 'q-first' ? { ...question, title } : question)),
    })),
  });

  it('saves both and says so in a line where somebody else has changed something else meanwhile', async () => {
    const { state, client } = createServer();
    await open({ client, category: 'visit', person: 'me' });
    Object.assign(state, { by: sara, rev: 9, definition: titled('Theirs') });
    await click(card('q-inner'));
    await write(field('Title'), 'Mine');
    expect(await controller.save()).to.equal(true);
    const saved = allQuestions(state.definition);
    expect(saved.find(({ id }) => id === 'q-first')?.title).to.equal('Theirs');
    expect(JSON.stringify(saved.find(({ id }) => id === 'q-inner')?.title)).to.contain('Mine');
    expect(one('.porsa-kit-toast').textContent).to.match(/Changes by .?Sara Ahmadi.? were added/);
    await click(button('Undo'));
    expect(allQuestions(latest).find(({ id }) => id === 'q-first')?.title, 'theirs stays').to.equal('Theirs');
    expect(JSON.stringify(latest)).not.to.contain('Mine');
  });

  it('asks side by side about what both changed, refuses to go on without a choice, and takes the chosen', async () => {
    const { state, client } = createServer();
    await open({ client, category: 'visit', person: 'me' });
    Object.assign(state, { by: sara, rev: 9, definition: titled('Theirs') });
    await click(card('q-first'));
    await write(field('Title'), 'Mine');
    expect(await controller.save()).to.equal(false);
    await settled();
    const dialog = one('dialog');
    expect(dialog.textContent).to.contain('Sara Ahmadi').and.to.contain('Mine').and.to.contain('Theirs');
    const radios = [...dialog.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    expect(radios).to.have.length(2);
    await click(button('Save my choices'));
    expect(one('dialog fieldset').textContent).to.contain('Choose one of the two versions.');
    expect(shadow.activeElement).to.equal(radios[0]);
    expect(state.rev, 'nothing is overwritten').to.equal(9);
    await click(radios[1]!);
    await click(button('Save my choices'));
    await until(() => !shadow.querySelector('dialog'), 'the dialog is closed');
    expect(allQuestions(latest).find(({ id }) => id === 'q-first')?.title).to.deep.equal({ en: 'Theirs' });
    await click(button('Undo'));
    expect(JSON.stringify(allQuestions(latest).find(({ id }) => id === 'q-first')?.title)).to.contain('Mine');
  });

  it('asks where somebody deleted what one has changed, and keeps it on request', async () => {
    const { state, client } = createServer();
    await open({ client, category: 'visit', person: 'me' });
    Object.assign(state, { by: sara, rev: 9, definition: { ...form, pages: form.pages.slice(1), conditions: [] } });
    await click(card('q-first'));
    await write(field('Title'), 'Mine');
    await controller.save();
    await settled();
    expect(one('dialog').textContent).to.contain('Page:').and.to.contain('Deleted');
    await click(one('dialog input[type=radio]'));
    await click(button('Save my choices'));
    await until(() => state.rev === 10, 'it is saved');
    expect(JSON.stringify(state.definition)).to.contain('Mine');
  });

  it('keeps and says what cannot be saved because the session ended, and saves it once the same person is back', async () => {
    const { state, client } = createServer();
    const device = createUnsavedForms('https://clinic.test', createDeviceStore('memory'), undefined);
    let signedIn = 'me';
    const keptForm = async (category: string) => device.of(signedIn, category);
    await open({ client, category: 'visit', keptForm, person: 'me' });
    state.down = 4010;
    await click(card('q-first'));
    await write(field('Title'), 'Mine');
    expect(await controller.save()).to.equal(false);
    await until(
      () => one('.porsa-d-saving').textContent?.includes('You’re signed out. Your changes are kept on this device.'),
      'it says so',
    );
    cleanUp();
    state.down = undefined;
    signedIn = 'another';
    await open({ client, category: 'visit', keptForm, person: 'another' });
    expect(shadow.querySelector('dialog'), 'nobody else sees it').to.equal(null);
    expect(await controller.save()).to.equal(true);
    expect(state.rev, 'and it is saved in nobody else’s name').to.equal(3);
    cleanUp();
    signedIn = 'me';
    Object.assign(state, { by: sara, rev: 9, definition: { ...form, layout: 'single' } });
    await open({ client, category: 'visit', keptForm, person: 'me' });
    await until(() => JSON.stringify(state.definition).includes('Mine'), 'it is saved');
    expect(state.definition.layout, 'beside what others saved').to.equal('single');
    await until(async () => (await device.count('me')) === 0, 'nothing is left on the device');
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
    await until(
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
    await until(async () => (await device.count('me')) === 0, 'nothing is left on the device');
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
    await until(() => kept.length === 1, 'it is kept');
    expect(allQuestions(kept[0]!).map(({ name }) => name)).to.include('first_2');
  });

  it('saves by its keys, and also where the focused element was removed', async () => {
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
    for (const isRemoved of [false, true]) {
      card('q-first').focus();
      await press('d', { ctrlKey: true });
      const before = state.rev;
      if (isRemoved) (shadow.activeElement as HTMLElement).blur();
      expect(save(isRemoved ? document.body : card('q-first')), 'the browser is left to save its page').to.equal(false);
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
    await click(button('Discard'));
    expect(one('h2').textContent).to.equal('Visit');
    await until(async () => (await device.count('me')) === 0, 'nothing is left on the device');
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
    await until(
      () => one('.porsa-d-saving').textContent?.includes('You’re signed out. This browser can’t keep your changes'),
      'it says so',
    );
    state.down = undefined;
  });

  it('says why a form could not be opened, and tries again', async () => {
    const { state, client } = createServer();
    state.answer = { success: false, code: 5002, message: 'No answer came' };
    await open({ client, category: 'visit' });
    expect(one('.porsa-kit-message').textContent).to.contain('Can’t reach the server');
    expect(reported).to.deep.equal(['error offline']);
    state.answer = undefined;
    await click(one('.porsa-kit-message sl-button'));
    await until(() => shadow.querySelector('.porsa-d-workbench'), 'the form is opened');
  });
});
