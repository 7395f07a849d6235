import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { customizationKey, keepCustomization, readCustomization } from './customization.ts';
import { $menu, dispatchMenu, menuDefaults } from './menu.ts';

const server = 'https://forms.test';
const key = customizationKey(server);

type Listener = (event: { readonly key: string | null; readonly newValue: string | null }) => void;

describe('The customization state', () => {
  let stop = (): void => undefined;
  let listeners: Listener[] = [];

  beforeEach(() => {
    listeners = [];
    vi.stubGlobal('addEventListener', (_: string, listener: Listener) => listeners.push(listener));
    vi.stubGlobal('removeEventListener', (_: string, listener: Listener) => {
      listeners = listeners.filter((other) => other !== listener);
    });
  });
  afterEach(() => {
    stop();
    $menu.set({ ...menuDefaults });
    vi.unstubAllGlobals();
  });

  const storageWith = (kept: Map<string, string>) =>
    ({
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => void kept.set(name, text),
    }) as Storage;

  it('is as the specification has it until it is changed', () => {
    expect(readCustomization(null)).toEqual({
      isOpen: [],
      defaultId: 'default',
      fontFamily: 'Roboto',
      borderRadius: 12,
      opened: true,
      selected: '',
    });
  });

  it('outlives a reload', () => {
    const kept = new Map<string, string>();
    stop = keepCustomization(server, storageWith(kept));
    dispatchMenu({ type: 'SET_BORDER_RADIUS', borderRadius: 4 });
    dispatchMenu({ type: 'SET_MENU', opened: false });
    stop();
    $menu.set({ ...menuDefaults });
    stop = keepCustomization(server, storageWith(kept));
    expect($menu.get()).toEqual({ ...menuDefaults, borderRadius: 4, opened: false });
  });

  it('is the same in another tab at once', () => {
    stop = keepCustomization(server, storageWith(new Map()));
    for (const follow of listeners) follow({ key: 'else', newValue: '{"borderRadius":20}' });
    expect($menu.get().borderRadius).toBe(12);
    for (const follow of listeners) follow({ key, newValue: '{"borderRadius":20}' });
    expect($menu.get().borderRadius).toBe(20);
  });

  it('takes nothing that it cannot be', () => {
    const wrong = { isOpen: 'all', fontFamily: 'Comic Sans', borderRadius: 900, opened: 'yes', selected: 'forms' };
    expect(readCustomization(JSON.stringify(wrong))).toEqual({ ...menuDefaults, selected: 'forms' });
    expect(readCustomization('{broken')).toEqual(menuDefaults);
  });

  it('holds for the page where the device keeps nothing', () => {
    const refusing = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    } as unknown as Storage;
    stop = keepCustomization(server, refusing);
    dispatchMenu({ type: 'SET_FONT_FAMILY', fontFamily: 'Tahoma' });
    expect($menu.get().fontFamily).toBe('Tahoma');
  });
});
