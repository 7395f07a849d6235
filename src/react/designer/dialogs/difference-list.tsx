import { listMark } from '../../../engine/languages/traits.ts';
import type { FormDefinition, Localized } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { differencesOf } from '../definition/form-differences.ts';

/** Titles shown of each kind; more are counted. */
const most = 6;

/** In what two states of a form differ. */
export function DifferenceList({ mine, theirs }: { readonly mine: FormDefinition; readonly theirs: FormDefinition }) {
  const { t, text, language } = useLanguage();
  const found = differencesOf(mine, theirs);
  const list = (titles: readonly Localized[]): string => {
    const shown = titles
      .slice(0, most)
      .map((title) => `\u2068${text(title)}\u2069`)
      .join(listMark(language));
    return titles.length > most ? t('designer:conflict.more', { list: shown, count: titles.length - most }) : shown;
  };
  return (
    <ul className="porsa-d-differences">
      {(['theirs', 'mine', 'changed'] as const).map(
        (kind) =>
          found[kind].length > 0 && (
            <li key={kind}>
              <strong>{t(`designer:conflict.only.${kind}`)}</strong> {list(found[kind])}
            </li>
          ),
      )}
      {found.conditions && <li>{t('designer:conflict.only.conditions')}</li>}
      {found.report && <li>{t('designer:conflict.only.report')}</li>}
      {found.settings && <li>{t('designer:conflict.only.settings')}</li>}
    </ul>
  );
}
