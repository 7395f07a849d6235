import en from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import fa from 'i18n-iso-countries/langs/fa.json' with { type: 'json' };
import type { Localized } from '../../../src/engine/definition/types.ts';

type Names = Readonly<Record<string, string | readonly string[]>>;

/** The countries of ISO 3166, by their two letters. */
export const countries: readonly { readonly id: string; readonly title: Localized }[] = Object.keys(en.countries)
  .sort()
  .map((id) => ({ id, title: { en: nameIn(en.countries, id), fa: nameIn(fa.countries, id) } }));

function nameIn(names: Names, id: string): string {
  const name = names[id] ?? id;
  return typeof name === 'string' ? name : (name[0] ?? id);
}
