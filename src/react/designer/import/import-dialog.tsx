import { useRef, useState, type DragEvent } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { TextField } from '../../kit/field/field.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useDesigner } from '../model/designer-context.ts';
import type { ImportCall } from '../props/designer-props.ts';
import { FoundForm } from './found-form.tsx';
import { useImport, type Importing } from './use-import.ts';

/** Takes a form from a file or a text of another system. */
export function ImportDialog({ close }: { close(): void }) {
  const { client } = useDesigner();
  return client?.category.import ? <Import call={client.category.import} close={close} /> : null;
}

function Import({ call, close }: { readonly call: ImportCall; close(): void }) {
  const { t } = useLanguage();
  const importing = useImport(call);
  const [pasted, setPasted] = useState('');
  const { found, busy, take, back } = importing;
  if (found) return <FoundForm found={found} back={back} close={close} />;
  const drop = (event: DragEvent): void => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    void take(file);
  };
  return (
    <Dialog
      wide
      title={t('designer:import.title')}
      onClose={close}
      actions={
        <>
          <SlButton onClick={close}>{t('common:cancel')}</SlButton>
          <SlButton variant="primary" loading={busy} disabled={pasted.trim() === ''} onClick={() => void take(pasted)}>
            {t('designer:import.read')}
          </SlButton>
        </>
      }
    >
      <div className="porsa-d-import" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <ChooseFile disabled={busy} take={(file) => void take(file)} />
        <TextField
          label={t('designer:import.paste')}
          help={t('designer:import.pastehint')}
          lines={6}
          latin
          value={pasted}
          onChange={setPasted}
        />
        <Refused problem={importing.problem} />
      </div>
    </Dialog>
  );
}

function ChooseFile({ disabled, take }: { readonly disabled: boolean; take(file: File): void }) {
  const { t } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="porsa-d-import-file">
      <p>{t('designer:import.formats')}</p>
      <SlButton disabled={disabled} onClick={() => input.current?.click()}>
        {t('designer:import.choose')}
      </SlButton>
      <p className="porsa-kit-help">{t('designer:import.drop')}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,.xlsx,.xls,.csv,.txt,.tsv,application/json,text/csv"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) take(file);
          target.value = '';
        }}
      />
    </div>
  );
}

/** Why nothing could be read; the places are in the document's own terms. */
function Refused({ problem }: Pick<Importing, 'problem'>) {
  if (!problem) return null;
  return (
    <div className="porsa-kit-alert" role="alert">
      <p>{problem.text}</p>
      {problem.places.length > 0 && (
        <ul lang="en" dir="ltr">
          {problem.places.map(({ path, message }) => (
            <li key={`${path} ${message}`}>{message}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
