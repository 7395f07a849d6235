import type { Answer, Question } from '../../../../engine/definition/types.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { Field } from '../field.tsx';
import type { EditorProps } from '../setting-field.tsx';
import { AnswerInput } from './answer-input.tsx';

/** What the question is answered with until somebody changes it, given in the question's own field. */
export function DefaultValueField({
  id,
  label,
  hint,
  problems,
  value,
  change,
  question,
}: EditorProps<Answer> & { readonly question: Question }) {
  const { t } = useLanguage();
  const aside = value !== undefined && (
    <button type="button" className="porsa-d-link-button" onClick={() => change(undefined)}>
      {t('designer:clear')}
    </button>
  );
  return (
    <Field id={id} label={label} hint={hint} problems={problems} group aside={aside}>
      <AnswerInput
        id={id}
        question={{ ...question, helptext: undefined, subtext: undefined, subtitle: undefined }}
        value={value}
        change={change}
      />
    </Field>
  );
}
