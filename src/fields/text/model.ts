import { formatRules } from './format-rules.ts';
import { createTextModel } from './rules.ts';

export const textModel = createTextModel(() => formatRules);
