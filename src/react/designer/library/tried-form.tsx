import { useState } from 'react';
import { coreOf } from '../../../engine/languages/traits.ts';
import type { FormDefinition, CoreLanguage } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { Button } from '../../kit/button/button.tsx';
import { useDesigner } from '../model/designer-context.ts';

/** The filler itself, in either language. */
export function TriedForm({ definition }: { readonly definition: FormDefinition }) {
  const { Preview, theme } = useDesigner();
  const { t, calendar, language } = useLanguage();
  const [shown, setShown] = useState<CoreLanguage>(coreOf(language));
  const other = shown === 'en' ? 'fa' : 'en';
  return (
    <section className="porsa-d-library-form" aria-label={t('designer:preview.title')}>
      <Button onClick={() => setShown(other)}>{t('library:in', { language: t(`designer:languages.${other}`) })}</Button>
      <Preview
        key={shown}
        definition={definition}
        mode="preview"
        storage="memory"
        language={shown}
        calendar={calendar}
        theme={theme}
        role="owner"
      />
    </section>
  );
}
