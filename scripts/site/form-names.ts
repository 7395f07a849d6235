import { siteForms, textIn } from './site-forms.ts';

export interface SiteFormName {
  readonly id: string;
  readonly title: { readonly en: string; readonly fa: string };
}

/** What the playground offers to begin with. */
export const formNames = (): readonly SiteFormName[] =>
  siteForms.map(({ id, title }) => ({ id, title: { en: textIn(title, 'en'), fa: textIn(title, 'fa') } }));
