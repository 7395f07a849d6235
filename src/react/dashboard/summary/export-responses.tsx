import { useState } from 'react';
import type { Category } from '../../../api/contract/shapes.ts';
import { Alert } from '../../kit/field/alert.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { latePart } from '../parts/late-part.ts';
import { useExport } from './use-export.ts';

const ExportDialog = latePart(
  async () => (await import('./export-dialog.tsx')).ExportDialog,
  () => null,
);

const formats = ['csv', 'xlsx', 'fhir'] as const;

/** Buttons that export a form's answers as files, and one for all other ways. */
export function ExportResponses({ category, from }: { readonly category: Category; readonly from: string }) {
  const { t } = useLanguage();
  const { busy, problem, exportAs } = useExport(category, from);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="porsa-portal-export" role="group" aria-label={t('portal:summary.export')}>
      {formats.map((format) => (
        <SlButton key={format} loading={busy === format} onClick={() => void exportAs({ format, labels: 'texts' })}>
          {t(`portal:summary.format.${format}`)}
        </SlButton>
      ))}
      <SlButton onClick={() => setIsOpen(true)}>{t('portal:summary.moreFormats')}</SlButton>
      <Alert text={problem} />
      {isOpen && <ExportDialog category={category} from={from} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
