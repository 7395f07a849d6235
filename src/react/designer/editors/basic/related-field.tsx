import { useStore } from '@nanostores/react';
import { patientNames } from '../../../../engine/dependencies/question-names.ts';
import type { Question } from '../../../../engine/definition/types.ts';
import { pickText, useLanguage } from '../../../ui/language/language.tsx';
import { useDesigner } from '../../model/designer-context.ts';
import { allQuestions } from '../../definition/tree.ts';
import { Field, Select } from '../../../kit/field/field.tsx';
import type { EditorProps } from '../../field/editor-props.ts';

type RelatedFieldProps = EditorProps<string> & { readonly question: Question };

/** Where the answer comes from until somebody edits it: another question, or what is known of the patient. */
export function RelatedField({ value, change, question, ...frame }: RelatedFieldProps) {
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
    <Field {...frame}>
      {(control) => (
        <Select {...control} value={value ?? ''} onChange={(chosen) => change(chosen || undefined)}>
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
        </Select>
      )}
    </Field>
  );
}
