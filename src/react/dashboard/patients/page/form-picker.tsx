import { useState } from 'react';
import type { Category } from '../../../../api/contract/shapes.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { Alert } from '../../../kit/field/alert.tsx';
import { TextField } from '../../../kit/field/field.tsx';
import { SlButton } from '../../../kit/shoelace/tags.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { useCall } from '../../calls/use-call.ts';
import { usePortal } from '../../context/portal-context.ts';
import { Loading } from '../../parts/loading.tsx';
import { useOpenFile } from '../../records/use-open-file.ts';
import { Row, Rows } from '../../parts/rows.tsx';
import type { PatientData } from './patient-page.tsx';

const listed = 20;

interface FormPickerProps {
  readonly data: PatientData;
  onClose(): void;
}

/** Chooses a form to fill for the patient, whose file in it is opened with the details that are known. */
export function FormPicker({ data, onClose }: FormPickerProps) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const [search, setSearch] = useState('');
  const forms = useCall(search, (signal) =>
    client.category.getcategories(
      { search: search || undefined, can: 'write', published: true, limit: listed },
      { signal },
    ),
  );
  const { busy, problem, open } = useOpenFile();
  const { id, patient } = data.patient;
  const { ageOn: _day, ...details } = patient;
  const fileIn = (form: Category) => data.files.find(({ file }) => file.category === form.id)?.file.id;
  return (
    <Dialog title={t('patients:fillTitle')} wide onClose={onClose}>
      <div className="porsa-portal-form">
        <TextField label={t('patients:fillSearch')} value={search} onChange={setSearch} />
        <Alert text={problem} />
        <Loading of={forms}>
          {({ items, next }) => (
            <Forms
              forms={items.filter(({ can }) => can.fill)}
              more={next !== null}
              has={(form) => fileIn(form) !== undefined}
              busy={busy}
              onChosen={(form) => void open(form, { id, details, fileIn })}
            />
          )}
        </Loading>
      </div>
    </Dialog>
  );
}

interface FormsProps {
  readonly forms: readonly Category[];
  readonly more: boolean;
  /** The form that is being opened. */
  readonly busy: string | undefined;
  has(form: Category): boolean;
  onChosen(form: Category): void;
}

function Forms({ forms, more, busy, has, onChosen }: FormsProps) {
  const { t, text } = useLanguage();
  if (forms.length === 0) return <p role="status">{t('patients:fillNone')}</p>;
  return (
    <>
      <Rows>
        {forms.map((form) => (
          <Row key={form.id} title={text(form.title)} detail={has(form) && t('patients:fillHas')}>
            <SlButton
              size="small"
              loading={busy === form.id}
              disabled={busy !== undefined}
              onClick={() => onChosen(form)}
            >
              {t('patients:fillThis')}
              <span className="porsa-kit-hidden">: {text(form.title)}</span>
            </SlButton>
          </Row>
        ))}
      </Rows>
      {more && <p className="porsa-portal-soft">{t('patients:fillMore')}</p>}
    </>
  );
}
