import { useState } from 'react';
import { languages } from '../../../engine/languages/known.ts';
import { calendarFor } from '../../../engine/languages/native.ts';
import { languageNames } from '../../../engine/languages/names.ts';
import type { CoreLanguage } from '../../../engine/definition/types.ts';
import { SelectField } from '../../kit/field/field.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { Copied } from './copy-button.tsx';
import { Reply } from './reply.tsx';
import { useShare } from './share-context.ts';
import type { Address } from './share-sheet.tsx';
import { useReply } from './use-reply.ts';

interface Looks {
  readonly language: '' | CoreLanguage;
  readonly theme: '' | 'light' | 'dark';
  readonly mode: '' | 'preview';
}

/** The lines of HTML that show the form in another page, and how it looks there. */
export function Website({ address }: { readonly address: Address }) {
  const { t } = useLanguage();
  const [looks, setLooks] = useState<Looks>({ language: '', theme: '', mode: '' });
  return (
    <>
      <p>{t('designer:share.websiteText')}</p>
      <div className="porsa-d-share-options">
        <SelectField
          label={t('designer:share.language')}
          value={looks.language}
          onChange={(language) => setLooks({ ...looks, language: language as Looks['language'] })}
          options={[
            { value: '', text: t('designer:share.pageLanguage') },
            ...languages.map((value) => ({ value, text: languageNames[value] })),
          ]}
        />
        <SelectField
          label={t('designer:share.theme.label')}
          value={looks.theme}
          onChange={(theme) => setLooks({ ...looks, theme: theme as Looks['theme'] })}
          options={(['', 'light', 'dark'] as const).map((value) => ({
            value,
            text: t(`designer:share.theme.${value || 'auto'}`),
          }))}
        />
        <SelectField
          label={t('designer:share.mode.label')}
          value={looks.mode}
          onChange={(mode) => setLooks({ ...looks, mode: mode as Looks['mode'] })}
          options={(['', 'preview'] as const).map((value) => ({
            value,
            text: t(`designer:share.mode.${value || 'fill'}`),
          }))}
        />
      </div>
      <Copied text={snippetOf(address, looks)} label={t('designer:share.snippet')}>
        {t('designer:share.copySnippet')}
      </Copied>
      <Picture looks={looks} />
    </>
  );
}

function snippetOf({ script, category }: Address, looks: Looks): string {
  const attributes = Object.entries({ category, ...looks })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${value}"`);
  return `<script async src="${script}"></script>\n<porsa-form${attributes.join('')}></porsa-form>`;
}

/** The form as the page will show it. It is to be looked at: what is typed would go nowhere. */
function Picture({ looks }: { readonly looks: Looks }) {
  const { t, language: own, calendar } = useLanguage();
  const { loadForm, Preview, theme } = useShare();
  const { asked, again } = useReply(loadForm);
  const language = looks.language || own;
  return (
    <figure className="porsa-d-share-picture">
      <figcaption>{t('designer:share.picture')}</figcaption>
      <Reply of={asked} retry={again}>
        {(definition) => (
          <div className="porsa-d-share-frame" inert>
            <Preview
              key={`${language} ${looks.theme}`}
              definition={definition}
              mode="preview"
              storage="memory"
              role="public"
              language={language}
              calendar={looks.language ? calendarFor(looks.language) : calendar}
              theme={looks.theme === 'light' || looks.theme === 'dark' ? looks.theme : theme}
            />
          </div>
        )}
      </Reply>
    </figure>
  );
}
