import { PlainOptions } from '../plain/options.tsx';
import { readRadios } from '../plain/own-words.tsx';
import { asRadios, type PlainView } from '../plain/plain-view.ts';

export const flatviewPlain: PlainView = { labelling: asRadios, View: PlainOptions, read: readRadios };
