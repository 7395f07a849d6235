import { useStore } from '@nanostores/react';
import { useLanguage } from '../../ui/language/language.tsx';
import { useDesigner } from '../model/designer-context.ts';
import { languages } from '../definition/languages.ts';

/** In which language the form's own texts are written and shown. */
export function LanguageSwitch() {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const editing = useStore(model.$editing);
  return (
    <div className="porsa-d-segments" role="group" aria-label={t('designer:editing')} title={t('designer:editing')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          aria-pressed={language === editing}
          aria-label={`${t(`designer:short.${language}`)} ${t(`designer:languages.${language}`)}`}
          onClick={() => model.$editing.set(language)}
        >
          {t(`designer:short.${language}`)}
        </button>
      ))}
    </div>
  );
}
