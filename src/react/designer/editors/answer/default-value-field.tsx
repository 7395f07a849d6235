import type { Answer, Question } from '../../../../engine/definition/types.ts';
import { useFieldViews } from '../../../ui/field/field-view.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { Field } from '../../../kit/field/field.tsx';
import type { EditorProps } from '../../field/editor-props.ts';
import { AnswerInput } from './answer-input.tsx';
import { Button } from '../../../kit/button/button.tsx';

type DefaultValueFieldProps = EditorProps<Answer> & { readonly question: Question };

/** What the question is answered with until somebody changes it, given in the question's own field. */
export function DefaultValueField({ value, change, question, ...frame }: DefaultValueFieldProps) {
  const { t } = useLanguage();
  const { labelling } = useFieldViews()[question.type];
  const isOne = (typeof labelling === 'function' ? labelling(question) : labelling) === 'control';
  const aside = value !== undefined && (
    <Button kind="link" onClick={() => change(undefined)}>
      {t('designer:clear')}
    </Button>
  );
  return (
    <Field {...frame} group={!isOne} aside={aside}>
      {(control) => (
        <AnswerInput
          control={control}
          question={{ ...question, helptext: undefined, subtext: undefined, subtitle: undefined }}
          value={value}
          change={change}
        />
      )}
    </Field>
  );
}
