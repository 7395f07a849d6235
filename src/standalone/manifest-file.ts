import type { Language } from '../engine/definition/types.ts';

/** The manifest's file in a language, beside the page. */
export const manifestFile = (language: Language): string => `manifest.${language}.webmanifest`;
