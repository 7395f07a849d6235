import type { Engine } from '../../engine/create-engine.ts';
import { walkQuestions } from '../../engine/definition/walk-questions.ts';
import type { FormDefinition } from '../../engine/definition/types.ts';
import type { LiveForm } from '../../engine/live-form/types.ts';
import { openForms } from '../../react/form/filling/forms.ts';
import { createCore, type Core } from '../../react/form/filling/state.ts';
import { patientDefinition } from '../../react/form/patient/patient-definition.ts';
import { needsPatient } from '../../react/form/patient/patient-facts.ts';
import type { LanguageTools } from '../../react/ui/language/language.tsx';
import type { PlainDraft, PlainRequest } from '../../api/contract/pages/plain-page.ts';

/** A page being filled: the filler's own logic, for as long as a request takes. */
export interface PlainFilling {
  readonly core: Core;
  readonly form: LiveForm;
  /** Asks who the patient is, on the first page. */
  readonly patientForm?: LiveForm | undefined;
  readonly language: LanguageTools;
  readonly request: PlainRequest;
}

/** Before the names of the fields that ask for the patient; no question's path begins so. */
export const patientPrefix = '_patient.';

/** Opens the form where the draft stands, with all that was typed by then, at the time that the draft's page was drawn. */
export function openFilling(engine: Engine, request: PlainRequest, language: LanguageTools): PlainFilling {
  const { form: given, draft, given: { answers, patient = {} } = {}, now: drawing } = request;
  const { definition, settings, role, clinic, launch } = given;
  const at = new Date(draft.drawnAt ?? drawing);
  const patientPanel = needsPatient(settings, patient) ? patientDefinition : undefined;
  const core = createCore({
    source: { definition, role, settings, patient, history: [], patientPanel, clinic, version: draft.version, launch },
    mode: 'fill',
    language,
    now: () => at,
    reload: nothing,
    isFocused: () => false,
    print: nothing,
  });
  const forms = openForms(
    { ...engine, checkDefinition: () => [] },
    core.input,
    draft.answers ?? answers,
    draft.patient,
  );
  const { form, patientForm, failure } = forms;
  if (form === undefined) throw new Error(`The form cannot be opened: ${failure?.code}.`);
  keepBlank(form, draft);
  core.enter({ ...forms, startedAt: draft.startedAt });
  const steps = draft.at === undefined ? undefined : { at: draft.at, trail: draft.trail ?? [] };
  core.set({ review: draft.review, ...(steps && { steps }) });
  return { core, form, patientForm, language, request };
}

const nothing = (): void => undefined;

/** What was left blank stays blank, whatever an empty form would begin with. */
function keepBlank(form: LiveForm, { blank = [] }: PlainDraft): void {
  for (const name of namesWithStart(form.definition).filter((each) => blank.includes(each)))
    if (form.state(name).value !== undefined) form.set(name, undefined);
}

/** Of the questions that begin with an answer, those that have none now. */
export const leftBlank = (form: LiveForm): readonly string[] =>
  namesWithStart(form.definition).filter((name) => form.state(name).value === undefined);

function namesWithStart(definition: FormDefinition): readonly string[] {
  return walkQuestions(definition).flatMap(({ row, question }) =>
    !row && (question.defaultvalue !== undefined || question.initialformula !== undefined) ? [question.name] : [],
  );
}
