import { useRef, type ClipboardEvent } from 'react';
import type { Attachment } from '../../engine/definition/types.ts';
import { onLeaving } from '../../react/ui/field/control-attributes.ts';
import type { FieldView, FieldViewProps } from '../../react/ui/field/field-view.ts';
import { loadFileTexts } from '../../react/ui/files/file-texts.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { ReadValue } from '../../react/ui/field/read-value.tsx';
import { useStyles } from '../../react/ui/style/use-styles.ts';
import { attachmentsOf } from '../attachments/attachments.ts';
import { boundsOf } from '../numbers/number-rules.ts';
import { Attached } from './attached.tsx';
import { Choosing } from './choosing.tsx';
import { DropArea } from './drop-area.tsx';
import { fileModel, mostFiles } from './model.ts';
import { useAdding } from './use-adding.ts';
import { usePicker } from './use-picker.ts';
import styles from './view.css?inline';

const sheets = [styles];

function FileField(props: FieldViewProps) {
  const { question, state, id, describedBy, readOnly } = props;
  const box = useRef<HTMLDivElement>(null);
  useStyles(box, sheets);
  const most = question.multimode ? Math.min(boundsOf(question).max ?? mostFiles, mostFiles) : 1;
  const { add, remove, busy, wrong } = useAdding(props, most);
  const picker = usePicker(add);
  const attached = attachmentsOf(state.value as never);
  if (readOnly && attached.length === 0) return <ReadValue id={id} />;

  const paste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0) return;
    event.preventDefault();
    void add(pasted);
  };
  const removeAndStay = (attachment: Attachment) => {
    void remove(attachment);
    box.current?.querySelector<HTMLElement>('[data-choose]')?.focus();
  };
  const leave = () => {
    if (attached.length > 0) props.leave();
  };
  return (
    <div ref={box} className="porsa-files" onBlur={onLeaving(leave)} onPaste={readOnly ? undefined : paste}>
      {attached.length > 0 && (
        <ul className="porsa-attachments">
          {attached.map((attachment) => (
            <Attached
              key={attachment.id}
              attachment={attachment}
              replace={readOnly ? undefined : () => picker.open(picker.files, attachment)}
              remove={readOnly ? undefined : () => removeAndStay(attachment)}
            />
          ))}
        </ul>
      )}
      {!readOnly && (
        <DropArea isFull={attached.length >= most} drop={add}>
          <Choosing
            id={id}
            describedBy={describedBy}
            accept={question.accept ?? 'images'}
            most={most}
            count={attached.length}
            picker={picker}
          />
        </DropArea>
      )}
      <Status busy={busy} wrong={wrong} />
    </div>
  );
}

interface StatusProps {
  /** Name of the file that is being made ready. */
  readonly busy?: string;
  readonly wrong?: string;
}

function Status({ busy, wrong }: StatusProps) {
  const { t } = useLanguage();
  return (
    <>
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
    </>
  );
}

export const fileView: FieldView = {
  labelling: 'group',
  inWords: fileModel.format,
  View: FileField,
  prepare: loadFileTexts,
};
