import { useStore } from '@nanostores/react';
import type { PatientName, Question } from '../../../../engine/definition/types.ts';
import { Field, Select } from '../../../kit/field/field.tsx';
import type { Setting } from '../../../ui/field/field-panel.ts';
import { pickText, useLanguage } from '../../../ui/language/language.tsx';
import { allQuestions } from '../../definition/tree.ts';
import type { EditorProps } from '../../field/editor-props.ts';
import { useDesigner } from '../../model/designer-context.ts';
import { useDetail } from './use-detail.ts';

type PatientFieldProps = EditorProps<PatientName> & { readonly question: Question; readonly setting: Setting };

/** Which detail of the patient the answer is: those that fit the question, and no other question is. */
export function PatientField({ value, change: _one, question, setting, ...frame }: PatientFieldProps) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const editing = useStore(model.$editing);
  const choose = useDetail(question, setting);
  const owners = new Map(
    allQuestions(useStore(model.$definition))
      .filter((other) => other.id !== question.id && other.patientField)
      .map((other) => [other.patientField, pickText(other.title, editing) || other.name]),
  );
  const fitting = setting.choicesFor?.(question) ?? [];
  const listed = value === undefined || fitting.includes(value) ? fitting : [value, ...fitting];
  return (
    <Field {...frame} help={t('designer:patientfield.hint')}>
      {(control) => (
        <Select {...control} value={value ?? ''} onChange={(chosen) => choose(chosen || undefined)}>
          <option value="">{t('designer:choices.none')}</option>
          {listed.map((detail) => {
            const owner = owners.get(detail as PatientName);
            const label = t(`designer:patient.${detail}`);
            return (
              <option key={detail} value={detail} disabled={owner !== undefined && detail !== value}>
                {owner === undefined ? label : t('designer:patientfield.taken', { detail: label, question: owner })}
              </option>
            );
          })}
        </Select>
      )}
    </Field>
  );
}
