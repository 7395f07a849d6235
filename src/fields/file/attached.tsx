import type { Attachment } from '../../engine/definition/types.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { FileLink, FilePicture } from '../attachments/file-picture.tsx';

export interface AttachedProps {
  readonly attachment: Attachment;
  /** Both absent where the answer is only read. */
  readonly replace?: () => void;
  readonly remove?: () => void;
}

/** One file of an answer: what it looks like, its name and size, and what can be done with it. */
export function Attached({ attachment, replace, remove }: AttachedProps) {
  const { t, number } = useLanguage();
  const { name, type, size } = attachment;
  return (
    <li className="porsa-attached">
      {type.startsWith('image/') ? (
        <FilePicture attachment={attachment} className="porsa-thumb" alt={name} />
      ) : (
        <span className="porsa-thumb porsa-paper" aria-hidden="true">
          {type === 'application/pdf' ? 'PDF' : 'TXT'}
        </span>
      )}
      <span className="porsa-attached-words">
        <FileLink attachment={attachment} />
        <span className="porsa-soft">{t('files:size', { size: number(Math.max(1, Math.round(size / 1024))) })}</span>
      </span>
      {replace && (
        <button type="button" className="porsa-icon-button" aria-label={t('files:replace', { name })} onClick={replace}>
          <Icon path="M4 12a8 8 0 0 1 14-5.3L20 9M20 4v5h-5M20 12a8 8 0 0 1-14 5.3L4 15M4 20v-5h5" />
        </button>
      )}
      {remove && (
        <button
          type="button"
          className="porsa-icon-button"
          data-remove
          aria-label={t('files:remove', { name })}
          onClick={remove}
        >
          <Icon path="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13" />
        </button>
      )}
    </li>
  );
}

export function Icon({ path }: { readonly path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
