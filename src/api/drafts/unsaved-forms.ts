import type { FormDefinition } from '../../engine/definition/types.ts';
import { deviceStoreOf, type DeviceStore } from '../device/device-store.ts';
import { createOwnPlaces } from '../device/own-place.ts';

/** Changes to a form that the server does not have. `rev` is the saving they began with, `at` ISO 8601 UTC. */
export interface UnsavedForm {
  readonly definition: FormDefinition;
  /** What the server had when they were begun. */
  readonly base?: FormDefinition;
  /** They could not be saved because the session had ended. */
  readonly signedOut?: boolean;
  readonly rev: number;
  readonly version: number | null;
  readonly at: string;
}

/** Where one tab keeps what one person changed in one form. */
export interface KeptForm {
  load(): Promise<UnsavedForm | undefined>;
  /** False where the device refused, so that it lasts only as long as the page. */
  keep(form: UnsavedForm): Promise<boolean>;
  clear(): Promise<void>;
}

export interface UnsavedForms {
  /** Whoever changes the form; blank where nobody is signed in. */
  of(person: string, category: string): KeptForm;
  count(person: string): Promise<number>;
  /** At sign-out. What is being designed in this page is not kept for this person any more. */
  clearAll(person: string): Promise<void>;
}

/** Unsaved changes of forms of one server, kept on the device by person and form, and those of each open tab apart. */
export function createUnsavedForms(
  server: string,
  store: DeviceStore = deviceStoreOf(),
  locks: Pick<LockManager, 'request'> | undefined = globalThis.navigator?.locks,
): UnsavedForms {
  const ownPlace = createOwnPlaces(locks);
  const all = (person: string): string => `form|${server}|${person}|`;
  const times = new Map<string, number>();
  const signOuts = (person: string): number => times.get(person) ?? 0;
  return {
    of(person, category) {
      const name = `${all(person)}${category}`;
      const begun = signOuts(person);
      const place = (): Promise<string> => ownPlace(name, () => store.keys(name));
      return {
        load: async () => (await store.get(await place())) as UnsavedForm | undefined,
        async keep(form) {
          if (signOuts(person) !== begun) return false;
          await store.put(await place(), form);
          return !store.notSavedHere();
        },
        clear: async () => store.delete(await place()),
      };
    },
    count: async (person) => (await store.keys(all(person))).length,
    async clearAll(person) {
      times.set(person, signOuts(person) + 1);
      await Promise.all((await store.keys(all(person))).map((key) => store.delete(key)));
    },
  };
}

const made = new Map<string, UnsavedForms>();

/** The same for all of a page: a tab has one place for a form, however often it is opened. */
export function unsavedForms(server: string): UnsavedForms {
  const known = made.get(server) ?? createUnsavedForms(server);
  made.set(server, known);
  return known;
}
