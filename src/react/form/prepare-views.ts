import type { FormDefinition } from '../../engine/definition/types.ts';
import { walkQuestions } from '../../engine/definition/walk-questions.ts';
import type { FieldViews } from '../ui/field-view.ts';
import type { Loaded } from './form-source.ts';

/** The form once all that it draws with is there; code that does not come is a line that is down. */
export async function withViews(loaded: Loaded, views: FieldViews): Promise<Loaded> {
  try {
    if (loaded.ok) await prepareViews(loaded.source.definition, views);
    return loaded;
  } catch {
    return { ok: false, failure: { code: 'offline' } };
  }
}

/** The code of rare views, where the form has such questions; all of it at once. */
async function prepareViews(definition: FormDefinition, views: Partial<FieldViews>): Promise<void> {
  await Promise.all(walkQuestions(definition).map(({ question }) => views[question.type]?.prepare?.(question)));
}
