import type { Headline } from '../../../api/contract/shapes.ts';

/** The headline that a path names; complaints where it names none. */
export const toHeadline = (text: string): Headline => (text === 'scores' ? 'scores' : 'complaints');
