import { useRef } from 'react';
import type { FieldViewProps } from '../../react/ui/field-view.ts';
import { useLanguage } from '../../react/ui/language.tsx';
import { useStyles } from '../../react/ui/use-styles.ts';
import styles from './how-it-came.css?inline';
import { inWords } from './in-words.ts';

const sheets = [styles];

/** Says how a result came about, with the values that stand in the form now. */
export function HowItCame({ scope, question }: FieldViewProps) {
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  useStyles(box, sheets);
  const explanation = scope.form.explain(question.name).value;
  return (
    <div ref={box}>
      <code className="porsa-formula" dir="ltr">{explanation?.expression}</code>
      <dl className="porsa-values">
        {explanation?.values.map(({ name, value }) => <div key={name}><dt>{name}</dt><dd>{inWords(value, language)}</dd></div>)}
      </dl>
    </div>
  );
}
