import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standardTemplate } from '../../../proposal/template/standard/standard-template.ts';
import type { ProposalTemplate } from '../../../proposal/template/types.ts';
import type { Proposal } from '../../../proposal/types.ts';
import { createProposalStore, type ProposalStoreOptions } from './proposal-store.ts';
import type { Keeper, KeptProposal } from './saving.ts';

const blank: Proposal = { template: 'standard', language: 'en', values: {} };
const titled = (title: string): Proposal => ({ ...blank, values: { title } });

/** A place that keeps one proposal by its revision. */
function createPlace(where: Keeper['where'] = 'server') {
  const state = { rev: 0, proposal: blank, stored: [] as unknown[], isDown: false, losesReply: false };
  const watchers: ((theirs: KeptProposal) => void)[] = [];
  const kept = (): KeptProposal => ({ proposal: state.proposal, rev: state.rev, at: '2026-11-23T00:00:00Z' });
  const keeper: Keeper = {
    where,
    async store(proposal, rev) {
      await Promise.resolve();
      if (state.isDown) return { kind: 'failed', code: 5002, message: '' };
      if (rev !== state.rev) return { kind: 'conflict', theirs: kept() };
      Object.assign(state, { rev: rev + 1, proposal });
      state.stored.push(proposal.values['title']);
      return state.losesReply ? { kind: 'failed', code: 5002, message: '' } : { kind: 'stored', rev: rev + 1 };
    },
    watch(changed) {
      watchers.push(changed);
      return () => undefined;
    },
  };
  const saveElsewhere = (title: string): void => {
    Object.assign(state, { rev: state.rev + 1, proposal: titled(title) });
    for (const watcher of watchers) watcher(kept());
  };
  return { state, keeper, saveElsewhere };
}

function open(more: Partial<ProposalStoreOptions> = {}, where?: Keeper['where']) {
  const place = createPlace(where);
  const store = createProposalStore({
    proposal: blank,
    template: standardTemplate,
    language: 'en',
    check: async ({ values }) => [{ code: 'seen', level: 'note', path: 'title', message: String(values['title']) }],
    keeper: place.keeper,
    ...more,
  });
  return { ...place, store };
}

describe('The store of a proposal', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('keeps nothing of a proposal in which nothing was written', async () => {
    const { store, state } = open();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([store.$saving.get(), state.stored]).toEqual([{ kind: 'saved', where: 'blank' }, []]);
  });

  it('saves once its writer rests, and says so after the reply', async () => {
    const { store, state } = open();
    for (const title of ['A', 'Ab', 'Abc']) store.set('title', title);
    expect(store.$saving.get().kind).toBe('unsaved');
    await vi.advanceTimersByTimeAsync(2000);
    expect([store.$saving.get(), state.stored]).toEqual([{ kind: 'saved', where: 'server' }, ['Abc']]);
  });

  it('saves what was written during a saving too', async () => {
    const { store, state } = open();
    store.set('title', 'A');
    const saving = store.save();
    store.set('title', 'B');
    await saving;
    expect(state.stored).toEqual(['A', 'B']);
  });

  it('keeps on the device what the server does not take, and clears it once it has it', async () => {
    const backup = { keep: vi.fn(async () => true), clear: vi.fn(async () => undefined) };
    const { store, state } = open({ backup });
    state.isDown = true;
    store.set('title', 'A');
    await vi.advanceTimersByTimeAsync(2000);
    expect(store.$saving.get()).toMatchObject({ kind: 'failed', code: 5002, kept: 'device' });
    expect(backup.keep).toHaveBeenLastCalledWith(titled('A'), 0);
    state.isDown = false;
    await vi.advanceTimersByTimeAsync(20_000);
    expect([store.$saving.get(), state.stored]).toEqual([{ kind: 'saved', where: 'server' }, ['A']]);
    expect(backup.clear).toHaveBeenCalled();
  });

  it('says that nothing keeps it where the device refuses too', async () => {
    const { store, state } = open({ backup: { keep: async () => false, clear: async () => undefined } });
    state.isDown = true;
    store.set('title', 'A');
    await vi.advanceTimersByTimeAsync(2000);
    expect(store.$saving.get()).toMatchObject({ kind: 'failed', kept: 'page' });
  });

  it('takes its own saving, whose reply was lost, for its own', async () => {
    const { store, state } = open();
    state.losesReply = true;
    store.set('title', 'A');
    expect((await store.save()).kind).toBe('failed');
    state.losesReply = false;
    store.set('title', 'B');
    expect(await store.save()).toEqual({ kind: 'saved', where: 'server' });
    expect(state.proposal).toEqual(titled('B'));
  });

  it.each([
    ['mine', 'B'],
    ['theirs', 'C'],
  ] as const)('overwrites nobody: both stand until %s is kept, and undo leads to the other', async (keep, title) => {
    const { store, state, saveElsewhere } = open();
    store.set('title', 'A');
    await store.save();
    store.set('title', 'B');
    saveElsewhere('C');
    expect(store.$saving.get()).toMatchObject({ kind: 'conflict', theirs: { proposal: titled('C') } });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(state.stored).toEqual(['A']);
    await store.resolve(keep);
    expect([state.proposal, store.$saving.get().kind]).toEqual([titled(title), 'saved']);
    store.undo();
    expect(store.$proposal.get().values['title']).toBe(keep === 'mine' ? 'C' : 'B');
  });

  it('follows another tab where nothing was changed in this one', async () => {
    const { store, saveElsewhere } = open({}, 'device');
    store.set('title', 'A');
    await store.save();
    saveElsewhere('B');
    expect([store.$proposal.get(), store.$saving.get()]).toEqual([titled('B'), { kind: 'saved', where: 'device' }]);
  });

  it('asks at once where the server has another than the device had kept', async () => {
    const theirs = { proposal: titled('C'), rev: 5, at: '' };
    const { store } = open({ proposal: titled('B'), rev: 3, isUnsaved: true, theirs });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(store.$saving.get()).toEqual({ kind: 'conflict', theirs });
  });

  it('takes letters typed in one place as one step of undo, a pause as its end, and rows as steps of their own', async () => {
    const { store } = open();
    for (const title of ['A', 'Ab']) store.set('title', title);
    await vi.advanceTimersByTimeAsync(3000);
    store.set('title', 'Abc');
    store.set('ideas', ['x'], null);
    store.set('ideas', ['x', 'y'], null);
    const steps = [1, 2, 3, 4].map(() => {
      store.undo();
      return store.$proposal.get().values;
    });
    expect(steps).toEqual([{ title: 'Abc', ideas: ['x'] }, { title: 'Abc' }, { title: 'Ab' }, {}]);
  });

  it('keeps answers that another template has no place for, and undo leads back to the template', () => {
    const { store } = open();
    store.set('ideas', 'one');
    const other: ProposalTemplate = { id: 'short', title: 'Short', sections: [] };
    store.choose(other);
    expect([store.$template.get().id, store.$proposal.get()]).toEqual([
      'short',
      { template: 'short', language: 'en', values: { ideas: 'one' } },
    ]);
    store.undo();
    expect(store.$template.get().id).toBe('standard');
  });

  it('keeps an answer beside the reason why it does not apply', () => {
    const { store } = open();
    store.set('ideas', 'one');
    store.setReason('ideas', 'none');
    store.setReason('title', undefined);
    expect(store.$proposal.get()).toEqual({ ...blank, values: { ideas: 'one' }, reasons: { ideas: 'none' } });
    store.setReason('ideas', undefined);
    expect(store.$proposal.get()).toEqual({ ...blank, values: { ideas: 'one' } });
  });

  it('checks after a rest, not before something is written, and at once when asked', async () => {
    const { store } = open();
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.$findings.get()).toEqual([]);
    store.set('title', 'A');
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.$findings.get()[0]?.message).toBe('A');
    store.set('title', 'B');
    expect((await store.check())[0]?.message).toBe('B');
  });
});
