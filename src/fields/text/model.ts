import { compilePattern } from '../shared/pattern.ts';
import { createTextModel } from './rules.ts';

export const textModel = createTextModel(compilePattern);
