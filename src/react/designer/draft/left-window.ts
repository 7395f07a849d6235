/** Where the tab keeps nothing, it lasts as long as the page. */
const onPage = new Map<string, string>();

interface LeftWindow {
  /** The window that was left and that the server may still count, as its leaving is not confirmed. Gives it once. */
  take(): string | undefined;
  keep(window: string): void;
  forget(): void;
}

/**
 * The window in which a person left a form, kept by the tab over a reload: whoever comes back goes on in it.
 * Otherwise they would be named to themselves as another window until the server has given it up.
 */
export function leftWindow(person: string, category: string): LeftWindow {
  const key = `porsa-left-window|${person}|${category}`;
  const forget = (): void => {
    onPage.delete(key);
    inTab((tab) => tab.removeItem(key));
  };
  return {
    take() {
      const window = inTab((tab) => tab.getItem(key)) ?? onPage.get(key);
      forget();
      return window;
    },
    keep(window) {
      onPage.set(key, window);
      inTab((tab) => tab.setItem(key, window));
    },
    forget,
  };
}

/** Undefined where storage is blocked or full. */
function inTab<Result>(read: (tab: Storage) => Result): Result | undefined {
  try {
    return read(sessionStorage);
  } catch {
    return undefined;
  }
}
