/** Language, direction, calendar and theme of an element, once attributes, page and preferences are weighed. */
export interface Appearance {
  readonly language: 'en' | 'fa';
  readonly calendar: 'en' | 'fa';
  readonly dir: 'ltr' | 'rtl';
  readonly theme: 'light' | 'dark';
}
