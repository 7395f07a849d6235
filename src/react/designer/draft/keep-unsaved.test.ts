import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptForm, UnsavedForm } from '../../../api/drafts/unsaved-forms.ts';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import { createDesignerStore } from '../store/designer-store.ts';
import type { DesignerClient } from '../store/remote.ts';
import { keepUnsaved } from './keep-unsaved.ts';

const form = (title: string): FormDefinition => ({ schema: 1, title, language: 'en', pages: [], conditions: [] });

function open(isOnDevice = true) {
  const state = { code: 0, device: undefined as UnsavedForm | undefined };
  const client = {
    category: {
      storedraft: async (body: { rev: number }) =>
        state.code
          ? { success: false, code: state.code, message: '' }
          : { success: true, data: { rev: body.rev + 1, problems: [] } },
    },
  } as unknown as DesignerClient;
  const kept: KeptForm = {
    load: async () => state.device,
    keep: async (unsaved) => {
      state.device = unsaved;
      return isOnDevice;
    },
    clear: async () => {
      state.device = undefined;
    },
  };
  const store = createDesignerStore({
    definition: form('start'),
    check: () => [],
    remote: { client, category: 'visit', rev: 3, version: 2 },
  });
  return { state, store, ...keepUnsaved(store, kept) };
}

describe('Unsaved changes of a form', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('are on the device before they are on the server, and leave it once the server has them', async () => {
    const { state, store, $kept } = open();
    store.change(form('a'));
    expect($kept.get()).toBe('none');
    await vi.advanceTimersByTimeAsync(400);
    expect([state.device?.definition.title, state.device?.rev, state.device?.version, $kept.get()]).toEqual([
      'a',
      3,
      2,
      'device',
    ]);
    await vi.advanceTimersByTimeAsync(2000);
    expect([store.$saving.get().kind, state.device, $kept.get()]).toEqual(['saved', undefined, 'none']);
  });

  it.each([
    [5002, 'offline'],
    [4010, 'signed out'],
    [5000, 'a fault of the server'],
  ])('stay on the device at code %i (%s)', async (code) => {
    const { state, store, $kept } = open();
    state.code = code;
    store.change(form('a'));
    await vi.advanceTimersByTimeAsync(3000);
    expect([store.$saving.get().kind, state.device?.definition.title, $kept.get()]).toEqual(['failed', 'a', 'device']);
  });

  it('are not called kept where the device refuses', async () => {
    const { store, $kept } = open(false);
    store.change(form('a'));
    await vi.advanceTimersByTimeAsync(400);
    expect($kept.get()).toBe('page');
  });

  it.each([
    ['pagehide', 'left'],
    ['visibilitychange', 'hidden'],
  ])('are written at once at %s, when the page is %s', async (event) => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    vi.stubGlobal('document', page);
    const { state, store, stop } = open();
    store.change(form('a'));
    page.dispatchEvent(new Event(event));
    await vi.advanceTimersByTimeAsync(0);
    expect(state.device?.definition.title).toBe('a');
    stop();
  });

  it('are written at once where the form is left', async () => {
    const { state, store, flush } = open();
    store.change(form('a'));
    flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(state.device?.definition.title).toBe('a');
  });
});
