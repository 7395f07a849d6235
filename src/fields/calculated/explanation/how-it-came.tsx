import { useRef } from 'react';
import type { FieldViewProps } from '../../../react/ui/field/field-view.ts';
import { useLanguage } from '../../../react/ui/language/language.tsx';
import { useStyles } from '../../../react/ui/style/use-styles.ts';
import styles from './how-it-came.css?inline';
import { inWords } from './in-words.ts';

const sheets = [styles];

/** The formula of a result, with the values that stand in the form now, for those who work with the form. */
export function HowItCame({ scope, question }: FieldViewProps) {
  const language = useLanguage();
  const box = useRef<HTMLDetailsElement>(null);
  useStyles(box, sheets);
  const explanation = scope.form.explain(scope.path + question.name).value;
  return (
    <details ref={box} className="porsa-how">
      <summary>{language.t('late:how')}</summary>
      <code className="porsa-formula" dir="ltr">
        {explanation?.expression}
      </code>
      <dl className="porsa-values">
        {explanation?.values.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{inWords(value, language)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
