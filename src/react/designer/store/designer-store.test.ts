import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import { createDesignerStore } from './designer-store.ts';
import type { DesignerClient } from './remote.ts';

const form = (title: string): FormDefinition => ({ schema: 1, title, language: 'en', pages: [], conditions: [] });

/** A server that keeps one draft by its revision, as the real one does. */
function createServer() {
  const state = { rev: 1, definition: form('start'), stored: [] as unknown[], down: false, problems: [] as unknown[] };
  const client = {
    category: {
      getdraft: async () => ({ success: true, data: { rev: state.rev, definition: state.definition } }),
      storedraft: async (body: { rev: number; definition: FormDefinition }) => {
        await Promise.resolve();
        if (state.down) return { success: false, code: 5002, message: 'No answer came' };
        if (body.rev !== state.rev)
          return { success: false, code: 4091, message: '', data: { rev: state.rev, definition: state.definition } };
        Object.assign(state, { rev: state.rev + 1, definition: body.definition });
        state.stored.push(body.definition.title);
        return { success: true, data: { rev: state.rev, problems: [] } };
      },
      publish: async () =>
        state.problems.length
          ? { success: false, code: 4221, message: '', data: { problems: state.problems } }
          : { success: true, data: { version: 7, problems: [] } },
    },
  } as unknown as DesignerClient;
  return { state, client };
}

function open() {
  const server = createServer();
  const store = createDesignerStore({
    definition: form('start'),
    check: () => [],
    remote: { client: server.client, category: 'visit', rev: 1, version: null },
  });
  return { ...server, store };
}

describe('The designer’s store', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('saves by itself once the designer rests', async () => {
    const { store, state } = open();
    store.change(form('a'));
    store.change(form('b'));
    expect(store.$saving.get().kind).toBe('unsaved');
    await vi.advanceTimersByTimeAsync(2000);
    expect([store.$saving.get().kind, state.stored]).toEqual(['saved', ['b']]);
  });

  it('saves what was changed during a saving too, one after the other', async () => {
    const { store, state } = open();
    store.change(form('a'));
    const saving = store.save();
    store.change(form('b'));
    expect((await saving).kind).toBe('saved');
    expect(state.stored).toEqual(['a', 'b']);
  });

  it('keeps what was made when the server does not answer, and saves it with the next change', async () => {
    const { store, state } = open();
    state.down = true;
    store.change(form('a'));
    expect(await store.save()).toMatchObject({ kind: 'failed', code: 5002 });
    expect(store.history.$present.get().title).toBe('a');
    state.down = false;
    store.change(form('b'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(state.stored).toEqual(['b']);
  });

  it('overwrites nobody: who saved second is asked, and may take theirs, with one’s own a step back', async () => {
    const { store, state } = open();
    Object.assign(state, { rev: 5, definition: form('theirs') });
    store.change(form('mine'));
    expect(await store.save()).toMatchObject({ kind: 'conflict', rev: 5 });
    store.change(form('mine still'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(state.stored).toEqual([]);
    await store.resolve(new Map([['form', 'theirs']]));
    expect([store.$saving.get().kind, store.history.$present.get().title]).toEqual(['saved', 'theirs']);
    store.history.undo();
    expect(store.history.$present.get().title).toBe('mine still');
  });

  it('puts one’s own over theirs where that was chosen', async () => {
    const { store, state } = open();
    Object.assign(state, { rev: 5, definition: form('theirs') });
    store.change(form('mine'));
    await store.save();
    await store.resolve(new Map([['form', 'mine']]));
    expect([state.definition.title, store.$saving.get().kind]).toEqual(['mine', 'saved']);
  });

  it('leads back by undo to what was not kept', async () => {
    const { store, state } = open();
    Object.assign(state, { rev: 5, definition: form('theirs') });
    store.change(form('mine'));
    await store.save();
    await store.resolve(new Map([['form', 'mine']]));
    store.history.undo();
    expect(store.history.$present.get().title).toBe('theirs');
  });

  it('knows whose changes stand against its own, and since when', async () => {
    const { store, client } = open();
    client.category.storedraft = async () =>
      ({
        success: false,
        code: 4091,
        message: '',
        data: {
          rev: 5,
          definition: form('theirs'),
          savedBy: { id: 'u', name: 'Sara' },
          savedAt: '2026-11-22T10:00:00Z',
        },
      }) as never;
    store.change(form('mine'));
    expect(await store.save()).toMatchObject({ kind: 'conflict', by: { name: 'Sara' }, at: '2026-11-22T10:00:00Z' });
  });

  it('takes its own saving, whose reply was lost, for its own', async () => {
    const { store, state, client } = open();
    const { storedraft } = client.category;
    client.category.storedraft = async (body) => {
      await storedraft(body);
      return { success: false, code: 5002, message: 'No reply' };
    };
    store.change(form('a'));
    expect((await store.save()).kind).toBe('failed');
    client.category.storedraft = storedraft;
    store.change(form('b'));
    expect((await store.save()).kind).toBe('saved');
    expect(state.stored).toEqual(['a', 'b']);
  });

  it('goes on with changes of an earlier visit as with its own, and asks where somebody has saved since', async () => {
    const { store, state } = open();
    await store.restore({ definition: form('kept'), base: form('start'), rev: 1 });
    expect(state.stored).toEqual(['kept']);
    Object.assign(state, { rev: 9, definition: form('theirs') });
    store.change(form('mine'));
    expect((await store.save()).kind).toBe('conflict');
  });

  it('merges changes of an earlier visit with what was saved after them', async () => {
    const { store, state } = open();
    Object.assign(state, { rev: 5, definition: withPages('theirs') });
    await store.pull();
    expect(await store.restore({ definition: form('mine'), base: form('start'), rev: 1 })).toEqual({ kind: 'saved' });
    expect(state.definition).toEqual({ ...withPages('theirs'), title: 'mine' });
  });

  it('never puts changes of an earlier visit over what was saved after them', async () => {
    const { store, state } = open();
    store.change(form('newer'));
    await store.save();
    expect(await store.restore({ definition: form('older'), base: form('start'), rev: 1 })).toMatchObject({
      kind: 'conflict',
      rev: 2,
    });
    expect(state.stored).toEqual(['newer']);
  });

  const asked = (name: string): FormDefinition['pages'][number] => ({
    id: name,
    text: name,
    pageType: 'form',
    questions: [],
  });
  const withPages = (...names: readonly string[]): FormDefinition => ({ ...form('start'), pages: names.map(asked) });

  it('saves both where two changed different things, and says whose came in', async () => {
    const { store, state } = open();
    Object.assign(state, { rev: 5, definition: withPages('theirs') });
    store.change(form('mine'));
    expect(await store.save()).toEqual({ kind: 'saved' });
    expect(state.definition).toEqual({ ...withPages('theirs'), title: 'mine' });
    expect(store.$combined.get()).toMatchObject({ hasOwn: true, after: { title: 'mine' } });
  });

  it('takes back one’s own change alone, however much of others came in after it', async () => {
    const { store, state } = open();
    store.change(form('mine'));
    Object.assign(state, { rev: 5, definition: withPages('theirs') });
    await store.save();
    Object.assign(state, { rev: 9, definition: { ...withPages('theirs', 'again'), title: 'mine' } });
    await store.pull();
    store.history.undo();
    expect(store.history.$present.get()).toEqual(withPages('theirs', 'again'));
    await store.save();
    expect(state.definition).toEqual(withPages('theirs', 'again'));
  });

  it('takes what others saved where nothing was changed here, without saving it again', async () => {
    const { store, state } = open();
    Object.assign(state, { rev: 5, definition: withPages('theirs') });
    await store.pull();
    expect(store.history.$present.get()).toEqual(withPages('theirs'));
    expect([store.$saving.get().kind, store.$rev.get(), state.stored]).toEqual(['saved', 5, []]);
    expect(store.$combined.get()).toMatchObject({ hasOwn: false });
  });

  it('leaves a form alone while it is looked at where the same was changed, until it is saved', async () => {
    const { store, state } = open();
    store.change(form('mine'));
    Object.assign(state, { rev: 5, definition: form('theirs') });
    await store.pull();
    expect([store.$saving.get().kind, store.history.$present.get().title]).toEqual(['unsaved', 'mine']);
    expect((await store.save()).kind).toBe('conflict');
  });

  it('keeps what was made where the code that merges does not come, and merges once it does', async () => {
    vi.doMock('./combining.ts', () => {
      throw new Error('The connection is lost');
    });
    const { store, state } = open();
    Object.assign(state, { rev: 5, definition: withPages('theirs') });
    store.change(form('mine'));
    const saving = await store.save();
    vi.doUnmock('./combining.ts');
    expect(saving).toMatchObject({ kind: 'failed', code: 5000 });
    expect([state.stored, store.history.$present.get().title]).toEqual([[], 'mine']);
    expect(await store.save()).toEqual({ kind: 'saved' });
    expect(state.definition).toEqual({ ...withPages('theirs'), title: 'mine' });
  });

  it('saves nothing once somebody else is signed in', async () => {
    const { client, state } = createServer();
    let isOwn = true;
    const store = createDesignerStore({
      definition: form('start'),
      check: () => [],
      remote: { client, category: 'visit', rev: 1, version: null, isOwn: () => isOwn },
    });
    isOwn = false;
    store.change(form('mine'));
    expect(await store.save()).toMatchObject({ kind: 'failed', code: 4010 });
    expect(state.stored).toEqual([]);
    isOwn = true;
    expect(await store.save()).toEqual({ kind: 'saved' });
  });

  it('saves before it publishes, and reports the version', async () => {
    const { store, state } = open();
    store.change(form('a'));
    expect(await store.publish()).toEqual({ kind: 'published', version: 7 });
    expect([state.stored, store.$version.get()]).toEqual([['a'], 7]);
  });

  it('lists what stands in the way of publishing', async () => {
    const { store, state } = open();
    state.problems = [{ path: 'title' }];
    expect(await store.publish()).toEqual({ kind: 'problems', problems: [{ path: 'title' }] });
  });

  it('does not publish what could not be saved', async () => {
    const { store, state } = open();
    state.down = true;
    store.change(form('a'));
    expect(await store.publish()).toMatchObject({ kind: 'failed', code: 5002 });
    expect(store.$version.get()).toBeNull();
  });
});
