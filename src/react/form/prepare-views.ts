import type { Question } from '../../engine/definition/types.ts';
import { walkQuestions } from '../../engine/definition/walk-questions.ts';
import type { FieldViews } from '../ui/field-view.ts';
import { withLateTexts } from '../ui/with-late-texts.ts';
import type { FormEngine } from '../ui/form-engine.ts';
import type { FormSource, Loaded } from './form-source.ts';
import { needsPatient } from './patient-facts.ts';
import { PatientSection } from './patient-section.ts';
import { Tooltip } from './question-frame.tsx';

/** The form once all that it draws with is there; code that does not come is a line that is down. */
export async function withViews(loaded: Loaded, views: FieldViews, engine?: FormEngine): Promise<Loaded> {
  try {
    if (!loaded.ok) return loaded;
    const { brandColor } = loaded.source.settings;
    // Few forms have a colour of their own, so what is made of it comes late.
    const [source, brand] = await Promise.all([
      withPanel(loaded.source),
      brandColor && import('./brand.ts'),
      prepareViews(loaded.source, views),
      engine?.prepare?.(loaded.source.definition),
    ]);
    return { ok: true, source: brand ? { ...source, brand: brand.brandSheets(brandColor!) } : source };
  } catch {
    return { ok: false, failure: { code: 'offline' } };
  }
}

async function withPanel(source: FormSource): Promise<FormSource> {
  if (!needsPatient(source.settings, source.patient)) return source;
  const [{ patientDefinition }] = await Promise.all([
    withLateTexts(import('./patient-definition.ts')),
    PatientSection.prepare(),
  ]);
  return { ...source, patientPanel: patientDefinition };
}

/** The panel that asks for the patient holds a date, and texts in a format. */
const ofPanel: readonly Question[] = [
  { id: 'birthdate', name: 'birthdate', type: 'date', title: '' },
  { id: 'phone', name: 'phone', type: 'text', title: '', format: 'phone' },
];

/** The code of rare views, where the form has such questions; all of it at once. */
async function prepareViews({ definition, settings, patient }: FormSource, views: Partial<FieldViews>): Promise<void> {
  const asked = walkQuestions(definition).map(({ question }) => question);
  if (needsPatient(settings, patient)) asked.push(...ofPanel);
  await Promise.all(
    asked.map((question) =>
      Promise.all([views[question.type]?.prepare?.(question), question.tooltip && Tooltip.prepare()]),
    ),
  );
}
