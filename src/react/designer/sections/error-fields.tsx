import { useId } from 'react';
import { useStore } from '@nanostores/react';
import type { Condition, Localized } from '../../../engine/definition/types.ts';
import { pickText, useLanguage } from '../../ui/language/language.tsx';
import { Field, Select } from '../../kit/field/field.tsx';
import { useDesigner } from '../model/designer-context.ts';
import { allQuestions } from '../definition/tree.ts';
import { LocalizedField } from '../editors/basic/localized-field.tsx';
import { useProblems } from '../field/use-problems.ts';

interface ErrorFieldsProps {
  readonly condition: Extract<Condition, { kind: 'error' }>;
  put(condition: Condition, merge: string): void;
}

/** Where an error is shown, and what it says. */
export function ErrorFields({ condition, put }: ErrorFieldsProps) {
  const { model, actions } = useDesigner();
  const { t } = useLanguage();
  const id = useId();
  const editing = useStore(model.$editing);
  const questions = allQuestions(useStore(model.$definition)).filter((question) => actions.takesAnswer(question));
  const target = useProblems(condition.id, 'target');
  const text = useProblems(condition.id, 'text');
  const { text: _, ...unsaid } = condition;
  return (
    <div className="porsa-d-notify">
      <Field id={`${id}-target`} label={t('designer:conditions.errorquestion')} problem={target}>
        {(control) => (
          <Select
            {...control}
            value={condition.target}
            onChange={(chosen) => put({ ...condition, target: chosen }, 'target')}
          >
            {!questions.some((question) => question.id === condition.target) && <option value={condition.target} />}
            {questions.map((question) => (
              <option key={question.id} value={question.id}>
                {pickText(question.title, editing) || question.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <LocalizedField
        id={`${id}-text`}
        label={t('designer:conditions.errortext')}
        problem={text}
        value={condition.text}
        change={(value: unknown) =>
          put(value === undefined ? unsaid : { ...condition, text: value as Localized }, 'text')
        }
      />
    </div>
  );
}
