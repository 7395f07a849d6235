import { useState } from 'react';
import type { ClientReply } from '../../../api/client/client.ts';
import type { CallBody } from '../../../api/contract/contract.ts';
import type { ExportFormat } from '../../../api/contract/output.ts';
import type { Category } from '../../../api/contract/shapes.ts';
import { keepFile } from '../../kit/download/keep-file.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { describeFailure } from '../calls/failure.ts';
import { usePortal } from '../context/portal-context.ts';

/** What is exported, besides of which form and since when. */
export type Wanted = Omit<CallBody<'/category/exportanswers'>, 'category' | 'from' | 'to' | 'language'>;

interface Exporting {
  /** The format that is being fetched. */
  readonly busy: ExportFormat | undefined;
  readonly problem: string;
  exportAs(wanted: Wanted): Promise<void>;
}

const endings: Readonly<Record<ExportFormat, string>> = {
  csv: 'csv',
  xlsx: 'xlsx',
  fhir: 'json',
  redcap: 'redcap.csv',
  spss: 'spss.zip',
  stata: 'stata.zip',
  r: 'r.zip',
  codebook: 'codebook.csv',
  codebookpage: 'codebook.html',
  odm: 'odm.xml',
};

/** Exports a form's answers since a time, as a file that the browser keeps. */
export function useExport({ id, slug }: Category, from: string): Exporting {
  const { t, language } = useLanguage();
  const { client } = usePortal();
  const [busy, setBusy] = useState<ExportFormat>();
  const [problem, setProblem] = useState('');
  return {
    busy,
    problem,
    async exportAs(wanted) {
      setBusy(wanted.format);
      setProblem('');
      try {
        const reply: ClientReply<Response> = await client.category.exportanswers({
          category: id,
          from,
          language,
          ...wanted,
        });
        if (reply.success) keepFile(await reply.data.blob(), `${slug}.${endings[wanted.format]}`);
        else setProblem(describeFailure(reply, t));
      } finally {
        setBusy(undefined);
      }
    },
  };
}
