import type { CoreLanguage } from '../../../engine/definition/types.ts';

/** The languages a form's texts are written in. */
export const languages: readonly CoreLanguage[] = ['fa', 'en'];

export const directionIn = (language: CoreLanguage): 'rtl' | 'ltr' => (language === 'fa' ? 'rtl' : 'ltr');
