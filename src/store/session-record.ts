import type { Calendar, Localized } from '../engine/definition/types.ts';

/** The clinic whose subscription the person works under. */
interface ClinicStore {
  readonly id: string;
  readonly slug: string;
  readonly title: Localized;
}

/** What stays in local storage; `lang`, `dateMode` and `darkMode` also on the person's account. */
interface KeptRecord {
  readonly token: string;
  readonly authenticated: boolean;
  readonly access: 'user' | 'admin' | '';
  readonly firstName: string;
  readonly lastName: string;
  readonly userRole: readonly string[];
  /** May administer some category. */
  readonly administers: boolean;
  /** Reads the files of others in some category. */
  readonly readsFiles: boolean;
  readonly id: string;
  readonly lang: string;
  readonly dateMode: Calendar;
  /** File name of a picture that the server shows under `/images`. */
  readonly picture: string;
  readonly phone: string;
  readonly direction: 'ltr' | 'rtl';
  /** Somebody chose the direction, so it no longer follows the language. */
  readonly directionChosen: boolean;
  readonly layout: string;
  readonly darkMode: boolean;
  /** Somebody chose the theme here or on their account, so the portal no longer follows the system. */
  readonly themeChosen: boolean;
  /** Items inside a part of the menu stand under a dot, or under icons of their own. */
  readonly menuMode: 'dot' | 'icon';
  readonly userMode: 'user' | 'admin';
  /** The side drawer shows the whole menu, or its icons alone. */
  readonly sliderMode: 'menu' | 'rail';
  readonly allowAppBar: boolean;
  readonly discount: number;
  readonly store: ClinicStore | null;
}

/** What lives only in the page's memory. */
interface PageRecord {
  readonly allowBack: boolean;
  readonly allowSearch: boolean;
  readonly loading: boolean;
  readonly title: string;
  readonly subTitle: string;
  readonly openSaveSheet: boolean;
  readonly search: string;
}

/** Who is signed in and what they prefer: the record of the specification, one for the whole page. */
export interface SessionRecord extends KeptRecord, PageRecord {}

/** What is known of the person, as it is while nobody is signed in. */
export const signedOut = {
  token: '',
  authenticated: false,
  access: '',
  id: '',
  firstName: '',
  lastName: '',
  userRole: [],
  administers: false,
  readsFiles: false,
  picture: '',
  phone: '',
  userMode: 'user',
  discount: 0,
  store: null,
} as const satisfies Partial<KeptRecord>;

const keptDefaults: KeptRecord = {
  ...signedOut,
  lang: 'fa',
  dateMode: 'fa',
  direction: 'ltr',
  directionChosen: false,
  layout: 'page',
  darkMode: false,
  themeChosen: false,
  menuMode: 'dot',
  sliderMode: 'menu',
  allowAppBar: true,
};

const pageDefaults: PageRecord = {
  allowBack: false,
  allowSearch: false,
  loading: false,
  title: 'Porsa',
  subTitle: '',
  openSaveSheet: false,
  search: '',
};

export const sessionDefaults: SessionRecord = { ...keptDefaults, ...pageDefaults };

const keptKeys = Object.keys(keptDefaults) as readonly (keyof KeptRecord)[];

/** The record as local storage keeps it. */
export function writeRecord(record: SessionRecord): string {
  return JSON.stringify(Object.fromEntries(keptKeys.map((key) => [key, record[key]])));
}

/** What local storage kept: broken text gives nothing, a value of the wrong kind is left out. */
export function readRecord(text: string | null): Partial<SessionRecord> {
  const kept = parsed(text);
  return Object.fromEntries(keptKeys.filter((key) => fits(key, kept[key])).map((key) => [key, kept[key]]));
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const choices: { readonly [K in keyof KeptRecord]?: readonly unknown[] } = {
  access: ['user', 'admin', ''],
  dateMode: ['en', 'fa'],
  direction: ['ltr', 'rtl'],
  userMode: ['user', 'admin'],
  menuMode: ['dot', 'icon'],
  sliderMode: ['menu', 'rail'],
};

function fits(key: keyof KeptRecord, value: unknown): boolean {
  if (key === 'store') return value === null || (typeof value === 'object' && 'title' in value);
  if (key === 'userRole') return Array.isArray(value) && value.every((role) => typeof role === 'string');
  return typeof value === typeof keptDefaults[key] && (choices[key]?.includes(value) ?? true);
}
