import { useState } from 'react';
import { keepFile } from '../../kit/download/keep-file.ts';
import { QrCode } from '../../kit/qr-code/qr-code.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { cardPage, cardPng, cardSvg, type QrCard } from './qr-card.ts';

/** The code of an address, and a card with it to print. */
export function QrDownloads({ card, name }: { readonly card: QrCard; readonly name: string }) {
  const { t } = useLanguage();
  const [failed, setFailed] = useState(false);
  const png = async (): Promise<void> => {
    const picture = await cardPng(card);
    setFailed(picture === undefined);
    if (picture) keepFile(picture, `${name}.png`);
  };
  const print = async (): Promise<void> => {
    const { printPage } = await import('../../kit/print/print-page.ts');
    await printPage(cardPage(card));
  };
  return (
    <figure className="porsa-d-share-figure">
      <QrCode rows={card.rows} label={t('designer:share.qrLabel', { url: card.url })} />
      <figcaption>
        <strong>{card.clinic}</strong>
        <p className="porsa-kit-help">{t('designer:share.qrText')}</p>
        <div className="porsa-d-share-row">
          <SlButton onClick={() => keepFile(new Blob([cardSvg(card)], { type: 'image/svg+xml' }), `${name}.svg`)}>
            {t('designer:share.svg')}
          </SlButton>
          <SlButton onClick={() => void png()}>{t('designer:share.png')}</SlButton>
          <SlButton onClick={() => void print()}>{t('designer:share.print')}</SlButton>
        </div>
        {failed && (
          <p className="porsa-kit-problem" role="alert">
            {t('designer:share.noPicture')}
          </p>
        )}
      </figcaption>
    </figure>
  );
}
