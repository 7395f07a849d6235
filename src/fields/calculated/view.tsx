import { useState } from 'react';
import type { Answer, Question } from '../../engine/definition/types.ts';
import type { FieldView, FieldViewProps } from '../../react/ui/field-view.ts';
import { useLanguage, type LanguageTools } from '../../react/ui/language.tsx';
import { late } from '../../react/ui/late.tsx';
import { inWords } from './in-words.ts';
import styles from './view.css?inline';

const HowItCame = late(async () => (await import('./how-it-came.tsx')).HowItCame);

function resultInWords(value: Answer | undefined, question: Question, language: LanguageTools): string {
  const named = question.options?.find((option) => option.value === String(value));
  if (named) return language.text(named.text);
  const shown = inWords(value, language, question.floatcount);
  const unit = language.text(question.unit);
  return typeof value === 'number' && unit ? `${shown} ${unit}` : shown;
}

function Calculated(props: FieldViewProps) {
  const { question, state, scope, id } = props;
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <div className="porsa-calculated">
      <output id={id} className="porsa-result" data-blank={state.value === undefined || undefined}>{resultInWords(state.value, question, language)}</output>
      {question.formula && scope.path === '' && (
        <details className="porsa-how" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{language.t('form:how')}</summary>
          {open && <HowItCame {...props} />}
        </details>
      )}
    </div>
  );
}

export const calculatedView: FieldView = { labelling: 'control', View: Calculated, styles };
