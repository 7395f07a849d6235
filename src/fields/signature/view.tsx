import { useRef, useState } from 'react';
import { controlAttributes, onLeaving } from '../../react/ui/field/control-attributes.ts';
import type { FieldView, FieldViewProps } from '../../react/ui/field/field-view.ts';
import { newFileId } from '../../react/ui/files/file-id.ts';
import { loadFileTexts } from '../../react/ui/files/file-texts.ts';
import { useFillerTools, type FilePlace } from '../../react/ui/field/filler-tools.ts';
import { dropFile, holdFile, useSendingAhead } from '../../react/ui/files/held-files.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { ReadValue } from '../../react/ui/field/read-value.tsx';
import { useStyles } from '../../react/ui/style/use-styles.ts';
import { useTyped } from '../../react/ui/field/use-typed.ts';
import { attachmentsOf } from '../attachments/attachments.ts';
import { FilePicture } from '../attachments/file-picture.tsx';
import { signatureModel } from './model.ts';
import { Pad } from './pad.tsx';
import { toPicture, type Stroke } from './strokes.ts';
import styles from './view.css?inline';

const sheets = [styles];
const nowhere: FilePlace = { held: new Map() };

/** The strokes on the paper, and the answer that they make. */
function useStrokes({ question, scope, set }: FieldViewProps) {
  const { t } = useLanguage();
  const { announce, files = nowhere } = useFillerTools();
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const size = useRef({ width: 600, height: 160 });
  const turn = useRef(0);
  const put = async (next: readonly Stroke[]) => {
    setStrokes(next);
    const mine = (turn.current += 1);
    const before = attachmentsOf(scope.get(question.name));
    const picture = next.length
      ? await toPicture(next, size.current.width, size.current.height, t('files:signature.file'))
      : undefined;
    if (mine !== turn.current) return;
    const id = newFileId();
    if (picture) await holdFile(files, id, picture);
    set(picture ? [{ id, name: picture.name, type: picture.type, size: picture.size }] : undefined);
    for (const { id: old } of before) await dropFile(files, old);
  };
  return {
    strokes,
    add(stroke: Stroke, width: number, height: number) {
      size.current = { width, height };
      void put([...strokes, stroke]);
    },
    undo: () => void put(strokes.slice(0, -1)),
    clear() {
      void put([]);
      announce(t('files:removed', { name: t('files:signature.drawn') }));
    },
  };
}

function Drawing(props: FieldViewProps) {
  const { state, id } = props;
  const { t } = useLanguage();
  const { strokes, add, undo, clear } = useStrokes(props);
  const [before] = attachmentsOf(state.value as never);
  const resumed = strokes.length === 0 && before;
  return (
    <>
      {resumed ? (
        <FilePicture attachment={before} className="porsa-signed" alt={t('files:signature.drawn')} />
      ) : (
        <Pad id={`${id}-pad`} strokes={strokes} label={t('files:signature.draw')} drawn={add} />
      )}
      <div className="porsa-signing">
        <span className="porsa-soft porsa-hint" aria-hidden="true">
          {t('files:signature.draw')}
        </span>
        <button type="button" className="porsa-button" disabled={strokes.length === 0} onClick={undo}>
          {t('files:signature.undo')}
        </button>
        <button type="button" className="porsa-button" disabled={strokes.length === 0 && !before} onClick={clear}>
          {t('files:signature.clear')}
        </button>
      </div>
    </>
  );
}

function TypedName(props: FieldViewProps) {
  const { state, describedBy, id } = props;
  const { t } = useLanguage();
  const typed = useTyped(typeof state.value === 'string' ? state.value : '', props, (text) => text);
  return (
    <div className="porsa-typed-name">
      <input
        {...typed}
        {...controlAttributes(props)}
        type="text"
        dir="auto"
        className="porsa-input"
        autoComplete="name"
        maxLength={200}
        aria-label={t('files:signature.name')}
        aria-describedby={[describedBy, `${id}-note`].filter(Boolean).join(' ')}
      />
      <p id={`${id}-note`} className="porsa-soft">
        {t('files:signature.typednote')}
      </p>
    </div>
  );
}

function Signature(props: FieldViewProps) {
  const {
    state: { value },
    id,
    readOnly,
    set,
    leave,
  } = props;
  const { t } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const { files = nowhere } = useFillerTools();
  useSendingAhead(files);
  const [typing, setTyping] = useState(typeof value === 'string');
  useStyles(box, sheets);
  const [drawn] = attachmentsOf(value as never);
  if (readOnly && drawn)
    return (
      <div ref={box}>
        <output id={id}>
          <FilePicture
            attachment={drawn}
            className="porsa-signed"
            alt={`${t('files:signature.drawn')}: ${drawn.name}`}
          />
        </output>
      </div>
    );
  if (readOnly) return <ReadValue id={id}>{typeof value === 'string' ? <bdi>{value}</bdi> : undefined}</ReadValue>;
  const change = () => {
    setTyping(!typing);
    set(undefined);
    if (drawn) void dropFile(files, drawn.id);
    requestAnimationFrame(() => {
      if (!typing) box.current?.querySelector('input')?.focus();
    });
  };
  return (
    <div
      ref={box}
      className="porsa-signature"
      onBlur={onLeaving(() => {
        if (value !== undefined) leave();
      })}
    >
      {typing ? <TypedName {...props} /> : <Drawing {...props} />}
      <button
        id={typing ? `${id}-way` : id}
        type="button"
        className="porsa-link-button"
        aria-describedby={typing ? undefined : props.describedBy}
        onClick={change}
      >
        {t(typing ? 'files:signature.bydrawing' : 'files:signature.bytyping')}
      </button>
    </div>
  );
}

export const signatureView: FieldView = {
  labelling: 'group',
  inWords: signatureModel.format,
  View: Signature,
  prepare: loadFileTexts,
};
