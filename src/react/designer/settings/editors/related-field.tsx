import { useStore } from '@nanostores/react';
import { patientNames } from '../../../../engine/definition/question-names.ts';
import type { Question } from '../../../../engine/definition/types.ts';
import { pickText, useLanguage } from '../../../ui/language.tsx';
import { useDesigner } from '../../designer-context.ts';
import { allQuestions } from '../../edits/tree.ts';
import { describedBy, Field } from '../field.tsx';
import type { EditorProps } from '../setting-field.tsx';

/** Where the answer comes from until somebody edits it: another question, or what is known of the patient. */
export function RelatedField({
  id,
  label,
  hint,
  problems,
  value,
  change,
  question,
}: EditorProps<string> & { readonly question: Question }) {
  const { model, actions } = useDesigner();
  const { t } = useLanguage();
  const editing = useStore(model.$editing);
  const questions = allQuestions(useStore(model.$definition)).filter(
    (other) => other.id !== question.id && !actions.holds(other),
  );
  const known =
    value === undefined ||
    questions.some(({ name }) => name === value) ||
    patientNames.some((fact) => `patient.${fact}` === value);
  return (
    <Field id={id} label={label} hint={hint} problems={problems}>
      <select
        id={id}
        className="porsa-d-field-input"
        value={value ?? ''}
        aria-describedby={describedBy(id)}
        onChange={(event) => change(event.target.value || undefined)}
      >
        <option value="">{t('designer:related.none')}</option>
        {!known && <option value={value}>{value}</option>}
        <optgroup label={t('designer:related.patient')}>
          {patientNames.map((fact) => (
            <option key={fact} value={`patient.${fact}`}>
              {t(`designer:patient.${fact}`)}
            </option>
          ))}
        </optgroup>
        <optgroup label={t('designer:related.questions')}>
          {questions.map((other) => (
            <option
              key={other.id}
              value={other.name}
            >{`${pickText(other.title, editing) || other.name} (${other.name})`}</option>
          ))}
        </optgroup>
      </select>
    </Field>
  );
}
