import { samples } from '../../demo/samples/index.ts';
import type { FormDefinition, Localized } from '../../src/engine/definition/types.ts';
import type { Instrument, Shelf } from '../../src/library/instrument.ts';
import { shelves } from '../../src/library/instrument.ts';
import { instruments } from '../../src/library/instruments.ts';
import { shelfNames } from '../../src/library/shelf-names.ts';

export type SiteLanguage = 'en' | 'fa';

/** A form that the site shows: an instrument of the library, or a sample of the demo that is no instrument. */
export interface SiteForm {
  readonly id: string;
  readonly shelf: Shelf | 'samples';
  readonly title: Localized;
  readonly definition: FormDefinition;
  readonly instrument?: Instrument;
}

const ofLibrary: readonly SiteForm[] = instruments.map((instrument) => ({
  id: instrument.id,
  shelf: instrument.shelf,
  title: instrument.definition.title,
  definition: instrument.definition,
  instrument,
}));

const ofDemo: readonly SiteForm[] = samples
  .filter(({ category }) => !instruments.some(({ id }) => id === category.slug))
  .map(({ category, definition }) => ({ id: category.slug, shelf: 'samples', title: category.title, definition }));

/** Samples first: they show what a form can do. */
export const siteForms: readonly SiteForm[] = [...ofDemo, ...ofLibrary];

const samplesName = { en: 'Sample forms', fa: 'فرم‌های نمونه' };

/** Forms shelf by shelf, under the name of the shelf. */
export const shelvesOf = (
  language: SiteLanguage,
): readonly { readonly name: string; readonly forms: readonly SiteForm[] }[] =>
  (['samples', ...shelves] as const)
    .map((shelf) => ({
      name: (shelf === 'samples' ? samplesName : shelfNames[shelf])[language],
      forms: siteForms.filter((form) => form.shelf === shelf),
    }))
    .filter(({ forms }) => forms.length > 0);

export const textIn = (text: Localized | undefined, language: SiteLanguage): string =>
  typeof text === 'object' ? (text[language] ?? text.en ?? text.fa ?? '') : (text ?? '');

/** A text in HTML whose names, such as PHQ-9, do not break at their hyphen. */
export const unbroken = (text: string): string =>
  text.replace(/[A-Za-z]\w*(?:-\w+)+/g, '<bdi class="site-name">$&</bdi>');
