import { InvalidDefinitionError } from '../engine/definition/invalid-definition-error.ts';
import type { FormDefinition } from '../engine/definition/types.ts';
import { createLiveForm } from '../engine/live-form/create-live-form.ts';
import type { FieldModels } from '../engine/field-model.ts';
import type { FormOptions, LiveForm } from '../engine/live-form/types.ts';
import { createSentences, type SentenceTable } from './sentences.ts';

/**
 * A form being filled in, from a definition that was checked before, with the rules and sentences that are given.
 *
 * Throws `InvalidDefinitionError` when the definition cannot run all the same.
 */
export function openForm(
  definition: FormDefinition,
  options: FormOptions,
  sentences: SentenceTable,
  models: FieldModels,
): LiveForm {
  try {
    const language = options.language ?? definition.language;
    return createLiveForm(definition, options, { models, sentences: createSentences(language, sentences) });
  } catch (error) {
    if (error instanceof InvalidDefinitionError) throw error;
    throw new InvalidDefinitionError([
      { path: '', rule: 'cannotrun', message: error instanceof Error ? error.message : String(error) },
    ]);
  }
}
