import { Select } from '../../kit/field/field.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { useProposal } from '../context/proposal-context.ts';
import { QuestionFrame } from '../form/question-frame.tsx';
import { useAnswer } from '../form/use-answer.ts';
import type { QuestionProps } from './question-props.ts';

export function ChoiceQuestion({ question }: QuestionProps) {
  const { t, text } = useLanguage();
  const { store } = useProposal();
  const value = useAnswer(question.id);
  const options = (question.options ?? []).map((option) => ({ value: option.value, text: text(option.text) }));
  return (
    <QuestionFrame question={question}>
      {(control) => (
        <Select
          {...control}
          value={typeof value === 'string' ? value : ''}
          options={[{ value: '', text: t('proposal:form.choose') }, ...options]}
          onChange={(chosen) => store.set(question.id, chosen)}
        />
      )}
    </QuestionFrame>
  );
}
