import type { Attachment } from '../../engine/definition/types.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { readAttachments } from '../attachments/attachments.ts';
import { fieldOf, type PlainFields } from './plain-view.ts';
import { usePlainPage } from './plain-page.ts';

/** Files that were uploaded with an earlier page, each with a box that takes it away. */
export function HeldFiles({ name, files }: { readonly name: string; readonly files: readonly Attachment[] }) {
  const { t, number } = useLanguage();
  const { addressOf } = usePlainPage();
  if (files.length === 0) return null;
  return (
    <ul className="plain-files">
      {files.map((file) => {
        const address = addressOf?.(file);
        const words = <bdi>{file.name}</bdi>;
        return (
          <li key={file.id}>
            {address ? (
              <a className="porsa-link" href={address} download={file.name}>
                {words}
              </a>
            ) : (
              words
            )}{' '}
            <span className="porsa-soft">
              {t('files:size', { size: number(Math.max(1, Math.round(file.size / 1024))) })}
            </span>
            <input type="hidden" name={fieldOf(name, 'held')} value={JSON.stringify(file)} />
            <label className="plain-choice">
              <input type="checkbox" className="porsa-tick" name={fieldOf(name, 'remove')} value={file.id} />
              <span>{t('files:remove', { name: file.name })}</span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}

/** Files that are left of those held before. */
export function readHeld(fields: PlainFields, name: string): readonly Attachment[] {
  const removed = new Set(fields.all(fieldOf(name, 'remove')));
  return filesIn(fields.all(fieldOf(name, 'held'))).filter(({ id }) => !removed.has(id));
}

/** Files that came with this page: the server keeps each and puts what names it in the place of its bytes. */
export const readUploaded = (fields: PlainFields, name: string): readonly Attachment[] =>
  filesIn(fields.all(fieldOf(name, 'file')));

export const fileField = (name: string): string => fieldOf(name, 'file');

function filesIn(texts: readonly string[]): readonly Attachment[] {
  return texts.flatMap((text) => {
    try {
      return readAttachments(JSON.parse(text)) ?? [];
    } catch {
      return [];
    }
  });
}
