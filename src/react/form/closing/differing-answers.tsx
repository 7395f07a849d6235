import { useLanguage } from '../../ui/language/language.tsx';
import { useFilling } from '../filling/filling-context.ts';

/** Answers that say otherwise of the patient than the file, which was not changed; shown to those who read files. */
export function DifferingAnswers() {
  const { form, outcome } = useFilling();
  const { t, show } = useLanguage();
  const { differs } = outcome!;
  if (!differs) return null;
  return (
    <section className="porsa-notice porsa-differing" data-kind="warning">
      <h3>{t('closing:differs')}</h3>
      <ul>
        {differs.map(({ question }) => (
          <li key={question}>{show(form.question(question).title)}</li>
        ))}
      </ul>
      <p>{t('closing:differscheck')}</p>
    </section>
  );
}
