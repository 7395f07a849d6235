import { useState } from 'react';
import { uuid } from '../../../../api/client/uuid.ts';
import type { Category } from '../../../../api/contract/shapes.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { Alert } from '../../../kit/field/alert.tsx';
import { TextField } from '../../../kit/field/field.tsx';
import { SlButton } from '../../../kit/shoelace/tags.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { describeFailure } from '../../calls/failure.ts';
import { useCall } from '../../calls/use-call.ts';
import { usePortal } from '../../context/portal-context.ts';
import { pathTo } from '../../navigation/routes.ts';
import { Loading } from '../../parts/loading.tsx';
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
  const { busy, problem, open } = useOpenFile(data.patient.id);
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
              has={({ id }) => data.files.some(({ file }) => file.category === id)}
              busy={busy}
              onChosen={open}
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

/** Opens the patient's file in a form, and goes to fill it. */
function useOpenFile(patient: string): {
  readonly busy: string | undefined;
  readonly problem: string | undefined;
  open(form: Category): void;
} {
  const { t } = useLanguage();
  const { client, navigation } = usePortal();
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [id] = useState(uuid);
  const openFile = async ({ id: category, slug, headline, project }: Category): Promise<void> => {
    setBusy(category);
    setProblem(undefined);
    const reply = await client.patient.openfile({ patient, category, id });
    setBusy(undefined);
    if (!reply.success) return setProblem(describeFailure(reply, t));
    navigation.go(pathTo('fill', { headline, project, category: slug, file: reply.data.id, patient: '-', code: '-' }));
  };
  return { busy, problem, open: (form) => void openFile(form) };
}
