/** Where a tab keeps the draft of a form: no two tabs that are open have the same place. */
type OwnPlace = (name: string, keys: () => Promise<readonly string[]>) => Promise<string>;

/**
 * Places that last as long as the tab: the first tab of a form keeps its draft under the form's name, a second one
 * beside it. A draft whose tab was closed is found first by the next tab.
 *
 * Where the browser has no locks, or grants none, there is one place for all.
 */
export function createOwnPlaces(locks: Pick<LockManager, 'request'> | undefined): OwnPlace {
  const taken = new Map<string, Promise<string>>();
  const find = async (name: string, keys: readonly string[]): Promise<string> => {
    try {
      for (const place of locks ? placesOf(name, keys) : []) {
        if (await hold(locks!, `porsa|${place}`)) return place;
      }
    } catch {
      // A sandboxed frame refuses every lock.
    }
    return name;
  };
  return (name, keys) => {
    const place = taken.get(name) ?? keys().then((found) => find(name, found));
    taken.set(name, place);
    return place;
  };
}

const most = 20;

/** Those with a stored draft first. */
function placesOf(name: string, keys: readonly string[]): ReadonlySet<string> {
  const all = Array.from({ length: most }, (_, index) => (index === 0 ? name : `${name}#${index}`));
  return new Set([...all.filter((place) => keys.includes(place)), ...all]);
}

/** Whether nobody had it; it is held until the tab is closed. */
function hold(locks: Pick<LockManager, 'request'>, name: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock && new Promise<void>(() => undefined);
      })
      .catch(reject);
  });
}
