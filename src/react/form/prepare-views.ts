import type { Question } from '../../engine/definition/types.ts';
import { walkQuestions } from '../../engine/definition/walk-questions.ts';
import type { FieldViews } from '../ui/field-view.ts';
import type { FormSource, Loaded } from './form-source.ts';
import { needsPatient } from './patient-facts.ts';
import { PatientSection } from './patient-section.ts';

/** The form once all that it draws with is there; code that does not come is a line that is down. */
export async function withViews(loaded: Loaded, views: FieldViews): Promise<Loaded> {
  try {
    if (!loaded.ok) return loaded;
    const [source] = await Promise.all([withPanel(loaded.source), prepareViews(loaded.source, views)]);
    return { ok: true, source };
  } catch {
    return { ok: false, failure: { code: 'offline' } };
  }
}

async function withPanel(source: FormSource): Promise<FormSource> {
  if (!needsPatient(source.settings, source.patient)) return source;
  const [{ patientDefinition }] = await Promise.all([import('./patient-definition.ts'), PatientSection.prepare()]);
  return { ...source, patientPanel: patientDefinition };
}

/** The panel that asks for the patient holds a date. */
const birthdate: Question = { id: 'birthdate', name: 'birthdate', type: 'date', title: '' };

/** The code of rare views, where the form has such questions; all of it at once. */
async function prepareViews({ definition, settings, patient }: FormSource, views: Partial<FieldViews>): Promise<void> {
  const asked = walkQuestions(definition).map(({ question }) => question);
  if (needsPatient(settings, patient)) asked.push(birthdate);
  await Promise.all(asked.map((question) => views[question.type]?.prepare?.(question)));
}
