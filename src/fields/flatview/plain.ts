import { PlainOptions } from '../plain/options.tsx';
import { readRadios } from '../plain/own-words.tsx';
import { asGroup, type PlainView } from '../plain/plain-view.ts';

export const flatviewPlain: PlainView = { labelling: asGroup, View: PlainOptions, read: readRadios };
