import { $menu, fontFamilies, largestRadius, menuDefaults, type MenuState } from './menu.ts';

/** The key of the customization state in local storage: product, server, `customization`. */
export const customizationKey = (server: string): string => `porsa|${server}|customization`;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200;

/** What each key may be; anything else in local storage counts as absent. */
const fits: { readonly [K in keyof MenuState]: (value: unknown) => boolean } = {
  isOpen: (value) => Array.isArray(value) && value.length <= 100 && value.every(isText),
  defaultId: isText,
  fontFamily: (value) => (fontFamilies as readonly unknown[]).includes(value),
  borderRadius: (value) => typeof value === 'number' && value >= 0 && value <= largestRadius,
  opened: (value) => typeof value === 'boolean',
  selected: isText,
};

/** The state as local storage has it: broken text gives the defaults, a value of the wrong kind its own default. */
export function readCustomization(text: string | null): MenuState {
  const stored = parse(text);
  const valid = Object.entries(fits).filter(([key, isValid]) => isValid(stored[key]));
  return { ...menuDefaults, ...Object.fromEntries(valid.map(([key]) => [key, stored[key]])) };
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Keeps the customization state on this device, and follows what other tabs change in it. Returns what ends that. */
export function keepCustomization(server: string, storage = localStore()): () => void {
  const key = customizationKey(server);
  let last = attempt(() => storage?.getItem(key) ?? null);
  $menu.set(readCustomization(last ?? null));
  const stop = $menu.listen((state) => {
    const text = JSON.stringify(state);
    if (text === last) return;
    last = text;
    attempt(() => storage?.setItem(key, text));
  });
  const follow = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) $menu.set(readCustomization((last = event.newValue)));
  };
  globalThis.addEventListener?.('storage', follow);
  return () => {
    stop();
    globalThis.removeEventListener?.('storage', follow);
  };
}

const localStore = (): Storage | undefined => attempt(() => globalThis.localStorage);

/** Where storage is blocked or full, the choice holds for as long as the page does. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
