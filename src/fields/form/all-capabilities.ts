import { allRules } from '../../engine/capabilities/all-rules.ts';
import type { Capabilities } from '../../engine/capabilities/capabilities.ts';
import { fieldModels } from '../models/models.ts';
import { answerSentences } from '../sentences/answer-sentences.ts';
import { createSentences } from '../sentences/sentences.ts';

/** All that an engine can be made with but FHIRPath, whose code is large: whoever needs it adds it. */
export const allCapabilities = {
  ...allRules,
  models: fieldModels,
  sentences: (language) => createSentences(language, answerSentences),
} as const satisfies Capabilities;
