import { useRef } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import { useFilling } from '../filling/filling-context.ts';
import styles from './differing-answers.css?inline';

const sheets = [styles];

/** Answers that say otherwise of the patient than the file, which was not changed; shown to those who read files. */
export function DifferingAnswers() {
  const { form, outcome } = useFilling();
  const { t, show } = useLanguage();
  const box = useRef<HTMLElement>(null);
  useStyles(box, sheets);
  return (
    <section ref={box} className="porsa-notice porsa-differing" data-kind="warning">
      <h3>{t('late:differs.title')}</h3>
      <ul>
        {outcome?.differs?.map(({ question }) => (
          <li key={question}>{show(form.question(question).title)}</li>
        ))}
      </ul>
      <p>{t('late:differs.check')}</p>
    </section>
  );
}
