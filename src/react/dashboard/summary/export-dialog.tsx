import { useState } from 'react';
import type { ExportFormat } from '../../../api/contract/output.ts';
import type { Category } from '../../../api/contract/shapes.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { Alert } from '../../kit/field/alert.tsx';
import { SelectField } from '../../kit/field/field.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { ExportQuestions } from './export-questions.tsx';
import { useExport, type Wanted } from './use-export.ts';

const formats = [
  'spss',
  'stata',
  'r',
  'redcap',
  'csv',
  'xlsx',
  'odm',
  'codebook',
  'codebookpage',
  'fhir',
] as const satisfies readonly ExportFormat[];

interface ExportDialogProps {
  readonly category: Category;
  readonly from: string;
  onClose(): void;
}

/** Every way in which a form's answers are exported, and what of them. */
export function ExportDialog({ category, from, onClose }: ExportDialogProps) {
  const { t } = useLanguage();
  const { busy, problem, exportAs } = useExport(category, from);
  const [format, setFormat] = useState<ExportFormat>('spss');
  const [table, setTable] = useState<TableWanted>({ layout: 'wide', labels: 'texts' });
  const [isDeidentified, setIsDeidentified] = useState(false);
  const [questions, setQuestions] = useState<readonly string[]>();
  const isTable = format === 'csv' || format === 'xlsx';
  const isBundle = format === 'fhir';
  const wanted: Wanted = {
    format,
    ...(isTable && table),
    ...(!isBundle && isDeidentified && { deidentified: true }),
    ...(!isBundle && questions && { questions: [...questions] }),
  };
  const isEmpty = !isBundle && questions?.length === 0;
  return (
    <Dialog
      title={t('portal:export.title')}
      onClose={onClose}
      actions={
        <>
          <SlButton onClick={onClose}>{t('common:cancel')}</SlButton>
          <SlButton
            variant="primary"
            loading={busy !== undefined}
            disabled={isEmpty}
            onClick={() => void exportAs(wanted)}
          >
            {t('portal:export.download')}
          </SlButton>
        </>
      }
    >
      <div className="porsa-portal-form">
        <SelectField
          label={t('portal:export.format')}
          help={t(`portal:export.help.${format}`)}
          value={format}
          onChange={(value) => setFormat(formats.find((each) => each === value) ?? 'csv')}
          options={formats.map((value) => ({ value, text: t(`portal:export.formats.${value}`) }))}
        />
        {isTable && <TableChoices {...table} onChange={setTable} />}
        {!isBundle && (
          <>
            <Deidentified checked={isDeidentified} onChange={setIsDeidentified} />
            <ExportQuestions category={category.id} chosen={questions} onChange={setQuestions} />
          </>
        )}
        {isEmpty && <Alert text={t('portal:export.noQuestions')} />}
        <Alert text={problem} />
      </div>
    </Dialog>
  );
}

type TableWanted = Required<Pick<Wanted, 'layout' | 'labels'>>;

/** How a table lies, and what its cells say; rows for each answer say both. */
function TableChoices({ layout, labels, onChange }: TableWanted & { onChange(wanted: TableWanted): void }) {
  const { t } = useLanguage();
  return (
    <>
      <SelectField
        label={t('portal:export.layout')}
        value={layout}
        onChange={(value) => onChange({ layout: value === 'long' ? 'long' : 'wide', labels })}
        options={(['wide', 'long'] as const).map((value) => ({ value, text: t(`portal:export.layouts.${value}`) }))}
      />
      {layout === 'wide' && (
        <SelectField
          label={t('portal:export.labels')}
          value={labels}
          onChange={(value) => onChange({ layout, labels: value === 'values' ? 'values' : 'texts' })}
          options={(['texts', 'values'] as const).map((value) => ({ value, text: t(`portal:export.${value}`) }))}
        />
      )}
    </>
  );
}

function Deidentified({ checked, onChange }: { readonly checked: boolean; onChange(checked: boolean): void }) {
  const { t } = useLanguage();
  return (
    <div className="porsa-portal-export-choice">
      <label>
        <input
          type="checkbox"
          checked={checked}
          aria-describedby="porsa-portal-deidentified"
          onChange={({ target }) => onChange(target.checked)}
        />
        {t('portal:export.deidentified')}
      </label>
      <p id="porsa-portal-deidentified" className="porsa-kit-help">
        {t('portal:export.deidentifiedHelp')}
      </p>
    </div>
  );
}
