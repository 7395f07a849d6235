import { useState } from 'react';
import type { Attachment } from '../../engine/definition/types.ts';
import { useFileAddress } from '../../react/ui/files/held-files.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';

export interface FilePictureProps {
  readonly attachment: Attachment;
  readonly className: string;
  readonly alt: string;
}

/** The picture of an attachment, as soon as it is found; nothing where it is none, or nobody has it. */
export function FilePicture({ attachment, className, alt }: FilePictureProps) {
  const address = useFileAddress(attachment);
  const { t } = useLanguage();
  const [broken, setBroken] = useState('');
  if (address === undefined) return <span className="porsa-soft">{t('files:loading')}</span>;
  if (address === null || broken === address) return <span className="porsa-soft">{t('files:away')}</span>;
  return <img className={className} src={address} alt={alt} onError={() => setBroken(address)} />;
}

/** A link that saves a document; its name alone where nobody here has it. */
export function FileLink({ attachment }: { readonly attachment: Attachment }) {
  const address = useFileAddress(attachment);
  const { t } = useLanguage();
  const name = <bdi className="porsa-file-name">{attachment.name}</bdi>;
  return address ? (
    <a href={address} download={attachment.name} aria-label={t('files:open', { name: attachment.name })}>
      {name}
    </a>
  ) : (
    name
  );
}
