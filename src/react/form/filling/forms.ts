import type { Answers } from '../../../engine/definition/types.ts';
import type { LiveForm, Patient } from '../../../engine/live-form/types.ts';
import type { FormEngine } from '../../ui/engine/form-engine.ts';
import { fixKeys } from '../question/scope-key.ts';
import { toFailure, type Failure } from '../failure/failure.ts';
import type { FillingInput } from './types.ts';

/** What a run fills, or why it cannot. */
export interface Forms {
  readonly form?: LiveForm;
  /** The panel's form, where the patient has to be named. */
  readonly patientForm?: LiveForm;
  readonly failure?: Failure;
}

/** Opens the live forms in the reader's language with these answers. */
export function openForms(engine: FormEngine, input: FillingInput, answers?: Answers, patientAnswers?: Answers): Forms {
  const { mode, language: tools, clock } = input;
  const now = clock?.now ?? input.now;
  const { definition, role, history, settings, patientPanel, launch } = input.source;
  const patient = patientOf(input);
  const { language } = tools;
  let form: LiveForm | undefined;
  let patientForm: LiveForm | undefined;
  let failure: Failure | undefined;
  try {
    if (patientPanel && mode === 'fill') {
      const known = patientAnswers ?? { ...patient };
      patientForm = engine.createForm(patientPanel(settings, definition, tools), { answers: known, language, now });
    }
    const known = { ...patient, ...patientForm?.answers() };
    form = engine.createForm(definition, {
      answers,
      patient: known,
      role,
      history,
      language,
      now,
      ...(mode !== 'view' && { launch }),
    });
  } catch (error) {
    failure = toFailure(error);
  }
  if (clock && form) fixKeys(form, 'f');
  if (clock && patientForm) fixKeys(patientForm, 'p');
  return { form, patientForm, failure };
}

/** The patient as the host or the server knows them. */
export const patientOf = ({ patient, source }: FillingInput): Patient => patient ?? source.patient;
