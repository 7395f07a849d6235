import { shelves, type Instrument } from '../../../library/instrument.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { allQuestions } from '../definition/tree.ts';

/** Labels, containers and results are not answered. */
const unasked: ReadonlySet<string> = new Set(['label', 'link', 'container', 'calculated']);

/** How long, how many, on what terms, and in whose words. */
export function InstrumentFacts({ instrument }: { readonly instrument: Instrument }) {
  const { t } = useLanguage();
  const { definition, terms, wording, shelf } = instrument;
  const minutes = definition.opening?.minutes;
  const count = allQuestions(definition).filter(({ type }) => !unasked.has(type)).length;
  return (
    <ul className="porsa-d-library-facts">
      {minutes !== undefined && <li>{t('library:minutes', { count: minutes })}</li>}
      <li>{t('library:questions', { count })}</li>
      <li data-limited={terms.kind === 'nonCommercial' || undefined}>{t(`library:terms.${terms.kind}`)}</li>
      {shelf !== shelves.at(-1) && <li>{t(`library:wording.${wording.en}`)}</li>}
    </ul>
  );
}
