import { useState } from 'react';
import type { ClientReply } from '../../../api/client.ts';
import type { Category } from '../../../api/contract/shapes.ts';
import { useLanguage } from '../../ui/language.tsx';
import { SlButton } from '../../ui/shoelace-tags.ts';
import { describeFailure } from '../failure.ts';
import { Alert } from '../parts/alert.tsx';
import { usePortal } from '../portal-context.ts';
import { keepDownload } from './keep-download.ts';

const formats = ['csv', 'xlsx', 'fhir'] as const;

/** Buttons that take a form's answers out as files. */
export function TakeOut({ category, from }: { readonly category: Category; readonly from: string }) {
  const { t, language } = useLanguage();
  const { client } = usePortal();
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState('');
  const take = (format: (typeof formats)[number]): void => {
    setBusy(format);
    setProblem('');
    void client.category
      .exportanswers({ category: category.id, format, from, language, labels: 'texts' })
      .then(async (reply: ClientReply<Response>) => {
        if (reply.success) await keepDownload(reply.data, `${category.slug}.${format === 'fhir' ? 'json' : format}`);
        else setProblem(describeFailure(reply, t));
      })
      .finally(() => setBusy(undefined));
  };
  return (
    <div className="porsa-portal-take-out" role="group" aria-label={t('portal:summary.takeOut')}>
      {formats.map((format) => (
        <SlButton key={format} loading={busy === format} onClick={() => take(format)}>
          {t(`portal:summary.format.${format}`)}
        </SlButton>
      ))}
      <Alert text={problem} />
    </div>
  );
}
