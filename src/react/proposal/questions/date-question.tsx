import { useProposal } from '../context/proposal-context.ts';
import type { DayFieldProps } from '../context/proposal-tools.ts';
import { QuestionFrame } from '../form/question-frame.tsx';
import { useAnswer } from '../form/use-answer.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import type { QuestionProps } from './question-props.ts';

export function DateQuestion({ question }: QuestionProps) {
  const { store, DayField = NativeDay } = useProposal();
  const { text } = useLanguage();
  const value = useAnswer(question.id);
  return (
    <QuestionFrame question={question}>
      {(control) => (
        <DayField
          label={text(question.title)}
          attributes={control}
          value={typeof value === 'string' ? value : ''}
          onChange={(day) => store.set(question.id, day)}
        />
      )}
    </QuestionFrame>
  );
}

function NativeDay({ attributes, value, onChange }: DayFieldProps) {
  return (
    <input
      {...attributes}
      className="porsa-kit-control"
      type="date"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
