import type { Localized } from '../engine/definition/types.ts';

/** The clinic whose subscription the person works under. */
export interface ClinicStore { readonly id: string; readonly slug: string; readonly title: Localized }

/** Who is signed in and what they prefer: the record of the specification, one for the whole page. */
export interface SessionRecord {
  readonly token: string;
  readonly authenticated: boolean;
  readonly access: 'user' | 'admin' | '';
  readonly firstName: string;
  readonly lastName: string;
  readonly userRole: readonly string[];
  readonly id: string;
  readonly lang: string;
  readonly dateMode: 'en' | 'fa';
  /** File name of a picture that the server shows under `/images`. */
  readonly picture: string;
  readonly phone: string;
  readonly direction: 'ltr' | 'rtl';
  /** Somebody chose the direction, so it no longer follows the language. */
  readonly directionChosen: boolean;
  readonly layout: string;
  readonly darkMode: boolean;
  readonly allowBack: boolean;
  readonly menuMode: string;
  readonly userMode: 'user' | 'admin';
  readonly sliderMode: string;
  readonly allowSearch: boolean;
  readonly allowAppBar: boolean;
  readonly loading: boolean;
  readonly title: string;
  readonly subTitle: string;
  readonly openSaveSheet: boolean;
  readonly discount: number;
  readonly store: ClinicStore | null;
  readonly search: string;
}

export const sessionDefaults: SessionRecord = {
  token: '', authenticated: false, access: '', firstName: '', lastName: '', userRole: [], id: '',
  lang: 'fa', dateMode: 'fa', picture: '', phone: '',
  direction: 'ltr', directionChosen: false, layout: 'page', darkMode: false, allowBack: false,
  menuMode: 'dot', userMode: 'user', sliderMode: 'menu', allowSearch: false, allowAppBar: true,
  loading: false, title: 'Porsa', subTitle: '', openSaveSheet: false, discount: 0, store: null, search: '',
};

/**
 * Where each key may live: `browser` in local storage, `server` there and on the person's account, `nowhere` only in the page's memory.
 *
 * A key that is missing here does not compile.
 */
export const sessionHomes = {
  token: 'browser', authenticated: 'browser', access: 'browser', firstName: 'browser', lastName: 'browser',
  userRole: 'browser', id: 'browser', lang: 'server', dateMode: 'server', picture: 'browser', phone: 'browser',
  direction: 'browser', directionChosen: 'browser', layout: 'browser', darkMode: 'server', allowBack: 'nowhere',
  menuMode: 'browser', userMode: 'browser', sliderMode: 'browser', allowSearch: 'nowhere', allowAppBar: 'browser',
  loading: 'nowhere', title: 'nowhere', subTitle: 'nowhere', openSaveSheet: 'nowhere', discount: 'browser',
  store: 'browser', search: 'nowhere',
} as const satisfies Record<keyof SessionRecord, 'browser' | 'server' | 'nowhere'>;

const keys = Object.keys(sessionDefaults) as readonly (keyof SessionRecord)[];
const keptKeys = keys.filter((key) => sessionHomes[key] !== 'nowhere');

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
    return typeof value === 'object' && value !== null ? value as Record<string, unknown> : {};
  } catch {
    return {};
  }
}

const choices: { readonly [K in keyof SessionRecord]?: readonly unknown[] } = {
  access: ['user', 'admin', ''], dateMode: ['en', 'fa'], direction: ['ltr', 'rtl'], userMode: ['user', 'admin'],
};

function fits(key: keyof SessionRecord, value: unknown): boolean {
  if (key === 'store') return value === null || (typeof value === 'object' && 'title' in value);
  if (key === 'userRole') return Array.isArray(value) && value.every((role) => typeof role === 'string');
  return typeof value === typeof sessionDefaults[key] && (choices[key]?.includes(value) ?? true);
}
