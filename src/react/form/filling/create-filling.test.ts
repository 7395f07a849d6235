import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { calendarFor, directionOf } from '../../../engine/languages/native.ts';
import type { FormDefinition, Language, Question } from '../../../engine/definition/types.ts';
import { createForm } from '../../../fields/form/create-form.ts';
import { createLanguageTools } from '../../ui/language/language.tsx';
import { patientDefinition } from '../patient/patient-definition.ts';
import type { Draft, EntryBody, SaveOutcome, Saving } from '../saving/saving.ts';
import type { FormSource } from '../source/load-source.ts';
import { createFilling, type Filling } from './create-filling.ts';
import type { FillingInput, FormController } from './types.ts';

const tools = (language: Language = 'en') =>
  createLanguageTools(language, calendarFor(language), directionOf(language), (key) => key);
const engine = { createForm, checkDefinition: () => [] };
const question = (name: string, more: Partial<Question> = {}): Question => ({
  id: name,
  name,
  type: 'text',
  title: name,
  ...more,
});

function formOf(...pages: (readonly Question[])[]): FormDefinition {
  const made = pages.map((questions, index) => ({
    id: `page${index + 1}`,
    text: `Page ${index + 1}`,
    pageType: 'form' as const,
    questions,
  }));
  return { schema: 1, title: 'A form', language: 'en', conditions: [], pages: made };
}

const twoPages = formOf([question('name', { mandatory: true })], [question('note')]);
const onePage = formOf([question('name')]);

const sourceOf = (definition: FormDefinition, more: Partial<FormSource> = {}): FormSource => ({
  definition,
  category: 'visit',
  version: 3,
  settings: {},
  patient: {},
  history: [],
  ...more,
});

const sent: SaveOutcome = {
  state: 'sent',
  data: { id: 'e', file: 'f', computed: { bmi: 20 }, problems: [], endings: ['well'] },
};

/** An outbox and drafts that live in the test. */
function createSaving(kept: Draft | undefined, outcome: () => SaveOutcome | Promise<SaveOutcome>) {
  const entries: EntryBody[] = [];
  const device = { kept, isFull: false };
  const saving: Saving = {
    saveEntry: async (entry) => {
      entries.push(entry);
      return outcome();
    },
    list: async () => [],
    subscribe: () => () => undefined,
    drafts: {
      load: async () => device.kept,
      keep: async (_key, draft) => {
        device.kept = draft;
      },
      clear: async () => {
        device.kept = undefined;
      },
      notSavedHere: () => device.isFull,
    },
  };
  return { saving, entries, device };
}

interface Opened {
  readonly filling: Filling;
  readonly entries: readonly EntryBody[];
  readonly device: { kept: Draft | undefined; isFull: boolean };
  /** What the host has heard, in order. */
  readonly events: readonly (readonly [name: string, detail?: unknown])[];
  readonly controllers: readonly FormController[];
  update(change: Partial<FillingInput>): void;
}

interface Setting extends Omit<Partial<FillingInput>, 'kept'> {
  readonly definition?: FormDefinition;
  readonly kept?: Draft;
  readonly outcome?: () => SaveOutcome | Promise<SaveOutcome>;
}

const stops: (() => void)[] = [];

/** A form that is open and has looked for an earlier draft. */
async function open({ definition = twoPages, kept, outcome = () => sent, ...more }: Setting = {}): Promise<Opened> {
  const { saving, entries, device } = createSaving(kept, outcome);
  const events: (readonly [string, unknown?])[] = [];
  const controllers: FormController[] = [];
  const hear = (name: string) => (detail?: unknown) => void events.push([name, detail]);
  let input: FillingInput = {
    source: sourceOf(definition),
    mode: 'fill',
    language: tools(),
    saving,
    reload: hear('reload'),
    isFocused: () => false,
    print: hear('print'),
    onReady: (controller) => void controllers.push(controller),
    onGone: hear('gone'),
    onChange: hear('change'),
    onSubmit: hear('submit'),
    onSave: hear('save'),
    onError: hear('error'),
    ...more,
  };
  const filling = createFilling(engine, input);
  stops.push(filling.start(), filling.ready(filling.$state.get().form!));
  await settled();
  const update = (change: Partial<FillingInput>) => filling.update((input = { ...input, ...change }));
  return { filling, entries, device, events, controllers, update };
}

const settled = () => vi.advanceTimersByTimeAsync(0);
const type = ({ $state }: Filling, name: string, value: unknown) => $state.get().form!.set(name, value);
const pageOf = ({ $state }: Filling) => $state.get().page?.id;
const namesOf = (events: Opened['events']) => events.map(([name]) => name);

beforeEach(() => {
  vi.useFakeTimers();
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('location', { origin: 'https://clinic.example', pathname: '/visit' });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('pages', () => {
  test('The next page opens once the open one holds to every rule', async () => {
    const { filling } = await open();
    filling.next();
    expect(pageOf(filling)).toBe('page1');
    expect(filling.$state.get().problems.map(({ name }) => name)).toEqual(['name']);
    type(filling, 'name', 'Sara');
    filling.next();
    expect(pageOf(filling)).toBe('page2');
    expect(filling.$state.get()).toMatchObject({ problems: [], hasBack: true, step: 'review', focus: {} });
  });

  test('An error of the form whose question is hidden stops at the last page that asks what it reads', async () => {
    const definition: FormDefinition = {
      ...formOf([question('phone'), question('fax')], [question('mail')], [question('note')]),
      conditions: [
        { id: 'v', kind: 'visibility', target: 'phone', when: 'FALSE' },
        {
          id: 'e',
          kind: 'error',
          target: 'phone',
          when: 'AND(BLANK(phone), BLANK(fax), BLANK(mail))',
          text: 'How are you reached?',
        },
      ],
    };
    const { filling } = await open({ definition });
    filling.next();
    expect(pageOf(filling)).toBe('page2');
    filling.next();
    expect(pageOf(filling)).toBe('page2');
    expect(filling.$state.get().problems).toMatchObject([{ name: 'mail', message: 'How are you reached?' }]);
    type(filling, 'mail', 'a@b.test');
    filling.next();
    expect(pageOf(filling)).toBe('page3');
  });

  test('Back leads to the page one came from, and forgets the problems', async () => {
    const { filling } = await open();
    type(filling, 'name', 'Sara');
    filling.next();
    type(filling, 'name', '');
    filling.next();
    expect(filling.$state.get().problems).toHaveLength(1);
    filling.back();
    expect(filling.$state.get()).toMatchObject({ problems: [], hasBack: false });
    expect(pageOf(filling)).toBe('page1');
  });

  test('A problem leads to its question, on whichever page it is', async () => {
    const { filling } = await open();
    type(filling, 'name', 'Sara');
    filling.next();
    type(filling, 'name', '');
    filling.next();
    const [problem] = filling.$state.get().problems;
    filling.goTo(problem!);
    expect(pageOf(filling)).toBe('page1');
    expect(filling.$state.get().focus).toEqual({ key: problem!.key });
  });

  test('Several pages are reviewed before they are sent, and a page that is changed leads back to the review', async () => {
    const { filling, entries } = await open();
    type(filling, 'name', 'Sara');
    filling.next();
    filling.next();
    expect(filling.$state.get().reviewed?.map(({ id }) => id)).toEqual(['page1', 'page2']);
    expect(filling.$state.get().step).toBe('send');
    filling.change(twoPages.pages[0]!);
    expect(filling.$state.get()).toMatchObject({ reviewed: undefined, step: 'review' });
    expect(pageOf(filling)).toBe('page1');
    filling.next();
    filling.next();
    await settled();
    expect(entries).toHaveLength(1);
  });

  test('One page, and a form that wants no review, are sent at once', async () => {
    const one = await open({ definition: onePage });
    expect(one.filling.$state.get().step).toBe('send');
    const plain = await open({ definition: { ...formOf([question('a')], [question('b')]), review: false } });
    plain.filling.next();
    expect(plain.filling.$state.get().step).toBe('send');
  });

  test('The pages follow the answers; an answer on which no page depends changes nothing of the state', async () => {
    const conditions = [{ id: 'c', kind: 'visibility' as const, target: 'page2', when: 'name = "more"' }];
    const { filling } = await open({ definition: { ...twoPages, conditions } });
    const heard = vi.fn();
    stops.push(filling.$state.listen(heard));
    type(filling, 'name', 'Sara');
    expect(heard).not.toHaveBeenCalled();
    expect(filling.$state.get().step).toBe('send');
    type(filling, 'name', 'more');
    expect(heard).toHaveBeenCalledOnce();
    expect(filling.$state.get()).toMatchObject({ step: 'next', following: 'page2' });
  });

  test('Only the page that is asked for is filled, also when another one is asked for later', async () => {
    const { filling, entries, update } = await open({ page: 'page2' });
    expect(filling.$state.get()).toMatchObject({ step: 'send', hasBack: false });
    expect(pageOf(filling)).toBe('page2');
    update({ page: 'page1' });
    expect(pageOf(filling)).toBe('page1');
    type(filling, 'name', 'Sara');
    filling.next();
    await settled();
    expect(entries[0]).toMatchObject({ page: 'page1', answers: { name: 'Sara' } });
  });
});

describe('submission', () => {
  const fill = async (setting: Setting = {}) => {
    const opened = await open({ definition: onePage, ...setting });
    type(opened.filling, 'name', 'Sara');
    return opened;
  };

  test('The entry is saved with what is known around it, and the host hears of it', async () => {
    const now = () => new Date('2026-11-22T08:00:00Z');
    const { filling, entries, events } = await fill({ file: 'f1', now });
    await expect(filling.save()).resolves.toBe(true);
    const [entry] = entries;
    expect(entry).toMatchObject({
      category: 'visit',
      version: 3,
      file: 'f1',
      answers: { name: 'Sara' },
      startedAt: '2026-11-22T08:00:00.000Z',
    });
    const detail = { id: entry!.id, answers: { name: 'Sara' }, version: 3 };
    expect(events).toEqual([
      ['change', { answers: { name: 'Sara' }, changed: ['name'] }],
      ['submit', { ...detail, files: new Map() }],
      ['save', { ...detail, outcome: 'sent', computed: { bmi: 20 } }],
    ]);
    expect(filling.$state.get().outcome).toEqual({ id: entry!.id, kind: 'sent', endings: ['well'] });
  });

  test('An entry that waits for a connection is an outcome too', async () => {
    const { filling, events } = await fill({ outcome: () => ({ state: 'waiting' }) });
    await filling.save();
    expect(filling.$state.get().outcome?.kind).toBe('waiting');
    expect(events.at(-1)).toMatchObject(['save', { outcome: 'waiting' }]);
  });

  test('Saved twice at once, it is saved once', async () => {
    const { filling, entries } = await fill();
    const both = [filling.save(), filling.save()];
    expect(filling.$state.get().isSaving).toBe(true);
    await expect(Promise.all(both)).resolves.toEqual([true, true]);
    expect(entries).toHaveLength(1);
    expect(filling.$state.get().isSaving).toBeFalsy();
  });

  test('A refusal is shown at its questions and in words, and the answers stay', async () => {
    const fields = [{ path: 'answers.name', rule: 'x', message: 'Already known' }];
    const { filling, events } = await fill({
      outcome: () => ({ state: 'refused', code: 4220, message: 'No', fields }),
    });
    await expect(filling.save()).resolves.toBe(false);
    const { problems, refusal, touched, outcome, form } = filling.$state.get();
    expect(problems).toMatchObject([{ name: 'name', message: 'Already known' }]);
    expect(touched.problemOf(problems[0]!.key, form!.state('name'))).toBe('Already known');
    expect(refusal).toBe('refusals:brokenrule');
    expect(events.at(-1)).toEqual(['error', { code: 'brokenrule', message: 'refusals:brokenrule' }]);
    expect(outcome).toBeUndefined();
  });

  test('Sent again unchanged it is the same entry; with other answers, or where its id is taken, another', async () => {
    let code = 5002;
    const { filling, entries } = await fill({ outcome: () => ({ state: 'refused', code, message: '' }) });
    await filling.save();
    await filling.save();
    type(filling, 'name', 'Sara R');
    code = 4090;
    await filling.save();
    await filling.save();
    const [first, second, third, fourth] = entries.map(({ id }) => id);
    expect(second).toBe(first);
    expect(third).not.toBe(second);
    expect(fourth).not.toBe(third);
  });

  test('A fault of the device is a refusal that may be tried again', async () => {
    const { filling } = await fill({ outcome: () => Promise.reject(new Error('Quota')) });
    await expect(filling.save()).resolves.toBe(false);
    expect(filling.$state.get().refusal).toBe('form:error.internal');
  });

  test('The host may hold an entry back: nothing is sent, the answers stay, and it can be sent later', async () => {
    let isHeld = true;
    const { filling, entries } = await fill({ onSubmit: () => !isHeld });
    expect(await filling.save()).toBe(false);
    expect(entries).toEqual([]);
    expect(filling.$state.get()).toMatchObject({ isSaving: false, refusal: undefined });
    isHeld = false;
    expect(await filling.save()).toBe(true);
    expect(entries).toHaveLength(1);
  });

  test('Nothing is sent from a preview, nor without a server', async () => {
    const preview = await fill({ mode: 'preview' });
    await preview.filling.save();
    expect(preview.filling.$state.get().outcome?.kind).toBe('preview');
    const alone = await fill({ saving: undefined });
    await alone.filling.save();
    expect(alone.filling.$state.get().outcome?.kind).toBe('handed');
    expect([preview, alone].map(({ events }) => namesOf(events))).toEqual([['change'], ['change', 'submit']]);
    expect([...preview.entries, ...alone.entries]).toEqual([]);
  });

  test('Nothing is saved of what is only read, is disabled, breaks a rule, or is saved already', async () => {
    const still = [await open({ mode: 'view' }), await open({ disabled: true }), await open(), await fill()];
    await still[3]!.filling.save();
    for (const { filling } of still) await expect(filling.save()).resolves.toBe(false);
    expect(still.map(({ entries }) => entries.length)).toEqual([0, 0, 0, 1]);
  });

  test('The patient is asked for on the first page, checked with it, and sent', async () => {
    const source = sourceOf(twoPages, { settings: { requireNameForSave: true }, patientPanel: patientDefinition });
    const { filling, entries } = await open({ source });
    type(filling, 'name', 'x');
    filling.next();
    expect(filling.$state.get().problems.map(({ name }) => name)).toEqual(['name']);
    filling.$state.get().patientForm!.set('name', 'Ali Rezaei');
    expect(filling.$state.get().form!.patient).toMatchObject({ name: 'Ali Rezaei' });
    filling.next();
    filling.next();
    filling.next();
    await settled();
    expect(entries[0]?.patient).toEqual({ name: 'Ali Rezaei' });
  });

  test('What becomes of an entry after the form was reset does not end the new run', async () => {
    let arrive = (_outcome: SaveOutcome) => {};
    const outcome = () =>
      new Promise<SaveOutcome>((resolve) => {
        arrive = resolve;
      });
    const { filling } = await fill({ outcome });
    const saved = filling.save();
    await settled();
    filling.reset();
    arrive(sent);
    await expect(saved).resolves.toBe(true);
    expect(filling.$state.get()).not.toMatchObject({ outcome: expect.anything() });
    expect(filling.$state.get().isSaving).toBeFalsy();
  });
});

describe('drafts', () => {
  const earlier: Draft = {
    answers: { name: 'before', note: 'before' },
    page: 'page2',
    version: 3,
    at: '2026-11-20T08:00:00Z',
  };

  test('What is typed is kept on the device a moment later, and no longer once it is sent', async () => {
    const { filling, device } = await open({ definition: onePage });
    expect(filling.$state.get().isKept).toBeUndefined();
    type(filling, 'name', 'Sara');
    await vi.advanceTimersByTimeAsync(500);
    expect(device.kept).toMatchObject({ answers: { name: 'Sara' }, page: 'page1', version: 3 });
    expect(filling.$state.get().isKept).toBe(true);
    await filling.save();
    expect(device.kept).toBeUndefined();
  });

  test('A device that keeps nothing is noticed', async () => {
    const { filling, device } = await open();
    device.isFull = true;
    type(filling, 'name', 'Sara');
    await vi.advanceTimersByTimeAsync(500);
    expect(filling.$state.get().isKept).toBe(false);
  });

  test('What was typed is kept at once when the form is taken away', async () => {
    const { filling, device } = await open();
    type(filling, 'name', 'Sara');
    for (const stop of stops.splice(0)) stop();
    expect(device.kept?.answers).toMatchObject({ name: 'Sara' });
  });

  test('An earlier draft is offered, and continued from the page where it was left', async () => {
    const { filling, device } = await open({ kept: earlier });
    await vi.waitFor(() => expect(filling.$state.get()).toMatchObject({ offer: earlier, form: undefined }));
    filling.resume();
    expect(filling.$state.get()).toMatchObject({ offer: undefined, hasBack: true });
    expect(pageOf(filling)).toBe('page2');
    expect(filling.$state.get().form!.answers()).toEqual(earlier.answers);
    expect(device.kept?.answers).toEqual(earlier.answers);
  });

  test('Where only the language of the page was changed, it is continued without a question', async () => {
    const from = (href: string) => {
      vi.stubGlobal('document', Object.assign(new EventTarget(), { referrer: `${href}?language=en` }));
      vi.stubGlobal('location', { origin: 'https://clinic.example', href: `${visit}?language=fa` });
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'navigate' } as PerformanceNavigationTiming]);
    };
    const visit = 'https://clinic.example/visit';
    from(visit);
    const { filling, device } = await open({ kept: earlier });
    await vi.waitFor(() => expect(pageOf(filling)).toBe('page2'));
    expect(filling.$state.get()).toMatchObject({ offer: undefined, form: expect.anything() });
    expect(filling.$state.get().form!.answers()).toEqual(earlier.answers);
    expect(device.kept?.answers).toEqual(earlier.answers);

    const refused = { ...earlier, refusedBy: 4220 };
    const { filling: other } = await open({ kept: refused });
    await vi.waitFor(() => expect(other.$state.get().offer).toEqual(refused));
    from('https://clinic.example/other');
    const { filling: elsewhere } = await open({ kept: earlier });
    await vi.waitFor(() => expect(elsewhere.$state.get()).toMatchObject({ offer: earlier, form: undefined }));
  });

  /** A device whose draft is found only on `arrive`. */
  const late = (kept: Draft) => {
    const { saving, device } = createSaving(kept, () => sent);
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const load: Saving['drafts']['load'] = async () => arrived.then(() => device.kept);
    return { saving: { ...saving, drafts: { ...saving.drafts, load } }, device, arrive };
  };

  test('What was typed before it was found goes over it; until the choice it is not overwritten', async () => {
    const { saving, device, arrive } = late(earlier);
    const { filling } = await open({ saving });
    type(filling, 'name', 'now');
    await vi.advanceTimersByTimeAsync(500);
    arrive();
    await settled();
    expect(filling.$state.get()).toMatchObject({ offer: earlier, form: expect.anything() });
    expect(device.kept).toBe(earlier);
    filling.resume();
    expect(filling.$state.get().form!.answers()).toEqual({ name: 'now', note: 'before' });
    expect(device.kept?.answers).toEqual({ name: 'now', note: 'before' });
  });

  test('What was typed goes along into the version of the draft, and does not take its place', async () => {
    const { saving, device, arrive } = late({ ...earlier, version: 2 });
    const { filling } = await open({ saving });
    type(filling, 'name', 'now');
    arrive();
    await settled();
    filling.resume();
    for (const stop of stops.splice(0)) stop();
    expect(device.kept).toMatchObject({ version: 2, answers: { name: 'now', note: 'before' } });
  });

  test('A draft of another version is continued in that version', async () => {
    const { filling, events, device } = await open({ kept: { ...earlier, version: 2 } });
    filling.resume();
    expect(events).toEqual([['reload', { ...earlier, version: 2, patient: {} }]]);
    for (const stop of stops.splice(0)) stop();
    expect(device.kept).toMatchObject({ version: 2, answers: earlier.answers });
  });

  test('Once loaded in its version it is open without another offer; a restart loads the current one', async () => {
    const { filling, events } = await open({ kept: earlier, resumed: earlier });
    expect(filling.$state.get().offer).toBeUndefined();
    expect(filling.$state.get().form!.get('note')).toBe('before');
    filling.restart();
    expect(events).toEqual([['reload', undefined]]);
  });

  test('A draft that is left alone stays on the device until something is typed', async () => {
    const { filling, device } = await open({ kept: earlier });
    filling.discard();
    expect(filling.$state.get().offer).toBeUndefined();
    expect(filling.$state.get().form!.get('note')).toBeUndefined();
    expect(device.kept).toBe(earlier);
    type(filling, 'name', 'new');
    await vi.advanceTimersByTimeAsync(500);
    expect(device.kept?.answers).toEqual({ name: 'new' });
  });

  test('A draft without answers is not offered, and none where nothing is saved', async () => {
    const empty = await open({ kept: { ...earlier, answers: { name: '' } } });
    const preview = await open({ kept: earlier, mode: 'preview' });
    for (const { filling } of [empty, preview]) expect(filling.$state.get().offer).toBeUndefined();
  });
});

describe('beginning again', () => {
  test('A reset opens the form as it was opened first, and deletes the draft', async () => {
    const held = new Map([['x', new File([], 'x')]]);
    const { filling, device, controllers } = await open({ answers: { name: 'given' }, files: { held } });
    const { run } = filling.$state.get();
    type(filling, 'name', 'typed');
    filling.next();
    await vi.advanceTimersByTimeAsync(500);
    controllers[0]!.reset();
    expect(filling.$state.get()).toMatchObject({ run: run + 1, hasBack: false, problems: [] });
    expect(filling.$state.get().isKept).toBeUndefined();
    expect(pageOf(filling)).toBe('page1');
    expect(filling.$state.get().form!.get('name')).toBe('given');
    expect(device.kept).toBeUndefined();
    expect(held.size).toBe(0);
  });

  test('After the outcome one fills a new entry, or goes back to the answers that were refused later', async () => {
    const { filling, entries } = await open({ definition: onePage });
    type(filling, 'name', 'Sara');
    await filling.save();
    filling.reopen();
    expect(filling.$state.get().outcome).toBeUndefined();
    expect(filling.$state.get().form!.get('name')).toBe('Sara');
    await filling.save();
    filling.restart();
    expect(filling.$state.get().form!.get('name')).toBeUndefined();
    type(filling, 'name', 'Sara');
    await filling.save();
    expect(new Set(entries.map(({ id }) => id)).size).toBe(3);
  });

  test('In another language the same answers are open, on the same page', async () => {
    const { filling, update } = await open();
    type(filling, 'name', 'Sara');
    filling.next();
    const { form } = filling.$state.get();
    update({ language: tools('fa') });
    expect(filling.$state.get().form).not.toBe(form);
    expect(filling.$state.get().form!.get('name')).toBe('Sara');
    expect(pageOf(filling)).toBe('page2');
  });

  test('Another patient is known to the form that is open', async () => {
    const { filling, update } = await open({ patient: { name: 'Sara' } });
    update({ patient: { name: 'Mina' } });
    expect(filling.$state.get().form!.patient).toEqual({ name: 'Mina' });
  });

  test('A form that cannot run says why', async () => {
    const { filling } = await open({
      definition: formOf([question('x', { type: 'calculated', formula: 'nowhere + 1' })]),
    });
    expect(filling.$state.get()).toMatchObject({ form: undefined, failure: { code: 'invaliddefinition' } });
    await expect(filling.save()).resolves.toBe(false);
  });
});

describe('what the host holds', () => {
  test('It works with the form that is open, and with nothing any more once that is closed', async () => {
    const { filling, controllers, events } = await open();
    const [controller] = controllers;
    expect(controller!.page()).toBe('page1');
    expect(controller!.validate()).toMatchObject([{ name: 'name' }]);
    expect(filling.$state.get().problems).toHaveLength(1);
    type(filling, 'name', 'Sara');
    controller!.print();
    expect(events.at(-1)).toEqual(['print', filling.$state.get().form]);
    for (const stop of stops.splice(0)) stop();
    expect(events.at(-1)).toEqual(['gone', undefined]);
    await expect(controller!.save()).resolves.toBe(false);
    expect([controller!.page(), controller!.validate()]).toEqual([undefined, []]);
  });
});
