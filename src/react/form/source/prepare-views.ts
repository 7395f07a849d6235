import type { Question } from '../../../engine/definition/types.ts';
import { isNarrowed } from '../../../engine/options/nothing-offered.ts';
import { walkQuestions } from '../../../engine/definition/walk-questions.ts';
import type { FieldViews } from '../../ui/field/field-view.ts';
import { withLateTexts } from '../../ui/late/with-late-texts.ts';
import type { FormEngine } from '../../ui/engine/form-engine.ts';
import type { FormSource, Loaded } from './load-source.ts';
import { ClinicLogo, FormOpening } from '../opening/opening.ts';
import { needsPatient } from '../patient/patient-facts.ts';
import { SingleFoot } from '../single/lazy-single.ts';
import { PatientSection } from '../patient/patient-section.ts';
import { NothingToChoose, Tooltip } from '../question/question-frame.tsx';

/** The form once all the code that draws it is loaded; code that cannot be loaded counts as offline. */
export async function withViews(loaded: Loaded, views: FieldViews, engine?: FormEngine): Promise<Loaded> {
  try {
    if (!loaded.ok) return loaded;
    const [source, rare] = await Promise.all([
      withPanel(loaded.source),
      loadRare(loaded.source),
      prepareViews(loaded.source, views),
      loaded.source.definition.opening && FormOpening.prepare(),
      loaded.source.logo && ClinicLogo.prepare(),
      loaded.source.definition.layout === 'single' && SingleFoot.prepare(),
      engine?.prepare?.(loaded.source.definition),
      needsPatient(loaded.source.settings, loaded.source.patient) &&
        engine?.prepare?.({ pages: [{ questions: ofPanel }] }),
    ]);
    return { ok: true, source: { ...source, ...rare } };
  } catch {
    return { ok: false, failure: { code: 'offline' } };
  }
}

/** What few forms need: the style of a brand and of coloured questions. */
async function loadRare({ definition, settings }: FormSource): Promise<Pick<FormSource, 'styles' | 'toneOf'>> {
  const { brandColor } = settings;
  const isColoured = walkQuestions(definition).some(({ question }) => question.bgColor);
  const [rare, brand] = await Promise.all([
    isColoured && import('../question/rare-questions.ts'),
    brandColor && import('./brand.ts'),
  ]);
  const styles = [...(rare ? [rare.style] : []), ...(brand ? brand.brandSheets(brandColor!) : [])];
  return { toneOf: rare ? rare.toneOf : undefined, styles };
}

async function withPanel(source: FormSource): Promise<FormSource> {
  if (!needsPatient(source.settings, source.patient)) return source;
  const [{ patientDefinition }] = await Promise.all([
    withLateTexts(import('../patient/patient-definition.ts')),
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
  await prepareQuestions(asked, views);
}

/** The same for these questions alone. */
export const prepareQuestions = (asked: readonly Question[], views: Partial<FieldViews>): Promise<unknown> =>
  Promise.all(
    asked.map((question) =>
      Promise.all([
        views[question.type]?.prepare?.(question),
        question.tooltip && Tooltip.prepare(),
        isNarrowed(question) && NothingToChoose.prepare(),
      ]),
    ),
  );
