import { useState } from 'react';
import { languageNames } from '../../../engine/languages/names.ts';
import { SelectField } from '../../kit/field/field.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { Copied } from './copy-button.tsx';
import { QrDownloads } from './qr-code.tsx';
import type { Address } from './share-sheet.tsx';

/** The form's own page, in the reader's language or in one of both: its address, or the code of it. */
export function PagePart({ address, as }: { readonly address: Address; readonly as: 'link' | 'qr' }) {
  const { t, text, dir } = useLanguage();
  const [language, setLanguage] = useState('');
  const page = address.pages.find((each) => each.language === language) ?? address;
  return (
    <>
      {as === 'link' && <p>{t('designer:share.linkText')}</p>}
      <SelectField
        label={t('designer:share.language')}
        value={language}
        onChange={setLanguage}
        options={[
          { value: '', text: t('designer:share.readersLanguage') },
          ...address.pages.map((each) => ({ value: each.language, text: languageNames[each.language] })),
        ]}
      />
      {as === 'link' ? (
        <>
          <Copied text={page.url} label={t('designer:share.address')}>
            {t('designer:share.copy')}
          </Copied>
          <p>
            <a className="porsa-d-share-open" href={page.url} target="_blank" rel="noreferrer">
              {t('designer:share.openPage')}
            </a>
          </p>
        </>
      ) : (
        <QrDownloads
          card={{ rows: page.qr, title: text(address.title), clinic: text(address.clinic), url: page.url, dir }}
          name={[address.category, language].filter(Boolean).join('-')}
        />
      )}
    </>
  );
}
