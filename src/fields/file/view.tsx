import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import type { Attachment } from '../../engine/definition/types.ts';
import { onLeaving } from '../../react/ui/control-attributes.ts';
import type { FieldView, FieldViewProps } from '../../react/ui/field-view.ts';
import { bringFileTexts } from '../../react/ui/file-texts.ts';
import { useLanguage } from '../../react/ui/language.tsx';
import { ReadValue } from '../../react/ui/read-value.tsx';
import { useStyles } from '../../react/ui/use-styles.ts';
import { attachmentsOf } from '../shared/attachments.ts';
import { boundsOf } from '../shared/number-rules.ts';
import { Attached, Icon } from './attached.tsx';
import { fileModel, mostFiles } from './model.ts';
import { useAdding } from './use-adding.ts';
import styles from './view.css?inline';

const sheets = [styles];

/** What a browser offers; phones turn their own formats into these. */
const offered = {
  images: 'image/jpeg,image/png,image/webp',
  any: 'image/jpeg,image/png,image/webp,application/pdf,.txt,.csv',
} as const;

const touches = () => globalThis.matchMedia?.('(pointer: coarse)').matches === true;

function FileField(props: FieldViewProps) {
  const { question, state, id, describedBy, readOnly } = props;
  const { t } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const instead = useRef<Attachment>(undefined);
  const [over, setOver] = useState(false);
  useStyles(box, sheets);
  const most = question.multimode ? Math.min(boundsOf(question).max ?? mostFiles, mostFiles) : 1;
  const { add, remove, busy, wrong } = useAdding(props, most);
  const attached = attachmentsOf(state.value as never);
  if (readOnly && attached.length === 0) return <ReadValue id={id} />;

  const accept = question.accept ?? 'images';
  const choose = (from: HTMLInputElement | null, replaced?: Attachment) => {
    instead.current = replaced;
    from?.click();
  };
  const taken = (from: HTMLInputElement) => {
    const chosen = [...(from.files ?? [])];
    from.value = '';
    void add(chosen, instead.current);
    instead.current = undefined;
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0) return;
    event.preventDefault();
    void add(pasted);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void add([...event.dataTransfer.files]);
  };
  const away = (attachment: Attachment) => {
    void remove(attachment);
    box.current?.querySelector<HTMLElement>('[data-choose]')?.focus();
  };
  const word =
    attached.length === 0 ? t(accept === 'any' ? 'files:choosefile' : 'files:choosepicture') : t('files:another');
  return (
    <div
      ref={box}
      className="porsa-files"
      onBlur={onLeaving(() => {
        if (attached.length > 0) props.leave();
      })}
      onPaste={readOnly ? undefined : paste}
    >
      {attached.length > 0 && (
        <ul className="porsa-attachments">
          {attached.map((attachment) => (
            <Attached
              key={attachment.id}
              attachment={attachment}
              replace={readOnly ? undefined : () => choose(input.current, attachment)}
              remove={readOnly ? undefined : () => away(attachment)}
            />
          ))}
        </ul>
      )}
      {!readOnly && (
        <div
          className="porsa-drop"
          data-over={over || undefined}
          data-full={attached.length >= most || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <button
            id={id}
            type="button"
            className="porsa-button"
            data-choose
            aria-describedby={[describedBy, `${id}-taken`].filter(Boolean).join(' ')}
            aria-disabled={(attached.length >= most && most > 1) || undefined}
            onClick={() => {
              if (attached.length < most || most === 1) choose(input.current);
            }}
          >
            <Icon path="M12 16V4M7 9l5-5 5 5M5 16v4h14v-4" />
            {most === 1 && attached.length > 0
              ? t(accept === 'any' ? 'files:choosefile' : 'files:choosepicture')
              : word}
          </button>
          {touches() && (
            <button type="button" className="porsa-button" onClick={() => choose(camera.current)}>
              <Icon path="M4 8h3l2-3h6l2 3h3v11H4zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7" />
              {t('files:camera')}
            </button>
          )}
          {!touches() && (
            <span className="porsa-soft" aria-hidden="true">
              {t('files:drop')}
            </span>
          )}
          <span id={`${id}-taken`} className="porsa-soft porsa-taken">
            {t(accept === 'any' ? 'files:any' : 'files:pictures')}
          </span>
          <input
            ref={input}
            type="file"
            hidden
            tabIndex={-1}
            accept={offered[accept]}
            multiple={most > 1}
            onChange={(event) => taken(event.target)}
          />
          <input
            ref={camera}
            type="file"
            hidden
            tabIndex={-1}
            accept="image/*"
            capture="environment"
            onChange={(event) => taken(event.target)}
          />
        </div>
      )}
      {busy !== undefined && (
        <p className="porsa-soft porsa-preparing" role="status">
          {t('files:preparing', { name: busy })}
        </p>
      )}
      {wrong !== undefined && (
        <p className="porsa-problem" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}

export const fileView: FieldView = {
  labelling: 'group',
  inWords: fileModel.format,
  View: FileField,
  prepare: bringFileTexts,
};
