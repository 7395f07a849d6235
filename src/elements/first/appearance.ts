import type { Calendar, Language } from '../../engine/definition/types.ts';
/** Language, direction, calendar and theme of an element, once attributes, page and preferences are weighed. */
export interface Appearance {
  readonly language: Language;
  readonly calendar: Calendar;
  readonly dir: 'ltr' | 'rtl';
  readonly theme: 'light' | 'dark';
}
