import { useState } from 'react';
import type { Answer, Question } from '../../engine/definition/types.ts';
import type { FieldView, FieldViewProps } from '../../react/ui/field-view.ts';
import { useLanguage, type LanguageTools } from '../../react/ui/language.tsx';
import styles from './view.css?inline';

const isDay = /^\d{4}-\d\d-\d\d$/;

function inWords(value: unknown, language: LanguageTools, floatcount?: number): string {
  if (typeof value === 'number') return language.number(value, floatcount);
  if (typeof value === 'boolean') return language.t(value ? 'common:yes' : 'common:no');
  if (Array.isArray(value)) return value.map((part) => inWords(part, language)).join(', ');
  if (value === undefined) return '—';
  return isDay.test(String(value)) ? language.date(String(value)) : language.digits(String(value));
}

function resultInWords(value: Answer | undefined, question: Question, language: LanguageTools): string {
  const named = question.options?.find((option) => option.value === String(value));
  if (named) return language.text(named.text);
  const shown = inWords(value, language, question.floatcount);
  const unit = language.text(question.unit);
  return typeof value === 'number' && unit ? `${shown} ${unit}` : shown;
}

/** Says how a result came about, with the values that stand in the form now. */
function HowItCame({ scope, question }: FieldViewProps) {
  const language = useLanguage();
  const explanation = scope.form.explain(question.name).value;
  if (!explanation) return null;
  return (
    <>
      <code className="porsa-formula" dir="ltr">{explanation.expression}</code>
      <dl className="porsa-values">
        {explanation.values.map(({ name, value }) => <div key={name}><dt>{name}</dt><dd>{inWords(value, language)}</dd></div>)}
      </dl>
    </>
  );
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
