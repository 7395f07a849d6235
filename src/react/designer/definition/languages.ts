import type { Language } from '../../../engine/definition/types.ts';

/** The languages a form's texts are written in. */
export const languages: readonly Language[] = ['fa', 'en'];

export const directionIn = (language: Language): 'rtl' | 'ltr' => (language === 'fa' ? 'rtl' : 'ltr');
