import { useRef, useState, type DragEvent } from 'react';
import type { Source } from '../../../proposal/types.ts';
import { Button } from '../../kit/button/button.tsx';
import { upload } from '../../kit/icon/icons.ts';
import { TextField } from '../../kit/field/field.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { LeftTexts } from './left-texts.tsx';
import { useReading } from './use-reading.ts';

interface AddSourcesProps {
  readonly sources: readonly Source[];
  add(sources: readonly Source[]): void;
}

/** Takes sources: pasted, dropped, or from a file. What could not be read stays, with why. */
export function AddSources({ sources, add }: AddSourcesProps) {
  const { t } = useLanguage();
  const [pasted, setPasted] = useState('');
  const { left, setLeft, problem, busy, read, readFiles, keep } = useReading(sources, add);
  function drop(event: DragEvent<HTMLDivElement>): void {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void readFiles([...event.dataTransfer.files]);
  }
  const addPasted = async (): Promise<void> => {
    if (await read(pasted)) setPasted('');
  };
  return (
    <div className="porsa-p-add" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <TextField
        label={t('proposal:sources.paste')}
        help={t('proposal:sources.formats')}
        problem={problem || undefined}
        lines={4}
        value={pasted}
        onChange={setPasted}
      />
      <div className="porsa-p-actions">
        <Button kind="primary" disabled={busy || pasted.trim() === ''} onClick={() => void addPasted()}>
          {t(busy ? 'proposal:sources.reading' : 'proposal:sources.add')}
        </Button>
        <FileButton disabled={busy} take={(files) => void readFiles(files)} />
      </div>
      <LeftTexts left={left} setLeft={setLeft} keep={keep} again={read} />
    </div>
  );
}

function FileButton({ disabled, take }: { readonly disabled: boolean; take(files: readonly File[]): void }) {
  const { t } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={upload} disabled={disabled} onClick={() => input.current?.click()}>
        {t('proposal:sources.open')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".bib,.ris,.nbib,.json,.txt,.enw,text/plain,application/json"
        onChange={({ target }) => {
          take([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}
