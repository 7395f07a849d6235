import { useState } from 'react';
import type { ClientReply } from '../../../api/client/client.ts';
import type { Category } from '../../../api/contract/shapes.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { describeFailure } from '../calls/failure.ts';
import { Alert } from '../../kit/field/alert.tsx';
import { usePortal } from '../context/portal-context.ts';
import { keepFile } from '../../kit/download/keep-file.ts';

const formats = ['csv', 'xlsx', 'fhir'] as const;

/** Buttons that export a form's answers as files. */
export function ExportResponses({ category, from }: { readonly category: Category; readonly from: string }) {
  const { t, language } = useLanguage();
  const { client } = usePortal();
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState('');
  const exportAs = (format: (typeof formats)[number]): void => {
    setBusy(format);
    setProblem('');
    void client.category
      .exportanswers({ category: category.id, format, from, language, labels: 'texts' })
      .then(async (reply: ClientReply<Response>) => {
        if (reply.success) keepFile(await reply.data.blob(), `${category.slug}.${format === 'fhir' ? 'json' : format}`);
        else setProblem(describeFailure(reply, t));
      })
      .finally(() => setBusy(undefined));
  };
  return (
    <div className="porsa-portal-export" role="group" aria-label={t('portal:summary.export')}>
      {formats.map((format) => (
        <SlButton key={format} loading={busy === format} onClick={() => exportAs(format)}>
          {t(`portal:summary.format.${format}`)}
        </SlButton>
      ))}
      <Alert text={problem} />
    </div>
  );
}
