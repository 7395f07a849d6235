import { useRef, useState } from 'react';
import type { CallData } from '../../../api/contract/contract.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useDesigner } from '../model/designer-context.ts';
import type { ImportCall } from '../props/designer-props.ts';
import { noReply } from '../store/remote.ts';
import { readFile, readText, type FormDocument, type Unfit } from './read-document.ts';

export interface ReadForm extends CallData<'/category/import'> {
  readonly format: FormDocument['format'];
}

interface Refusal {
  readonly text: string;
  /** Where in the document, in its own terms. */
  readonly places: readonly { readonly path: string; readonly message: string }[];
}

export interface Importing {
  readonly busy: boolean;
  readonly problem: Refusal | undefined;
  readonly found: ReadForm | undefined;
  take(source: File | string): Promise<void>;
  back(): void;
}

/** Reads a document by the server. Nothing changes until its reader takes what was found. */
export function useImport(call: ImportCall): Importing {
  const { category } = useDesigner();
  const { t } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Refusal>();
  const [found, setFound] = useState<ReadForm>();
  const latest = useRef(0);
  const refuse = (reason: Unfit): void => setProblem({ text: t(`designer:import.${reason}`), places: [] });
  async function ask(document: FormDocument): Promise<void> {
    const reply = await call({ category, ...document });
    if (reply.success) return setFound({ ...reply.data, format: document.format });
    const { code, message, fields = [] } = reply;
    setProblem({ text: code > noReply || message === '' ? t('designer:import.offline') : message, places: fields });
  }
  return {
    busy,
    problem,
    found,
    back: () => setFound(undefined),
    async take(source) {
      const own = ++latest.current;
      setBusy(true);
      setProblem(undefined);
      const document = typeof source === 'string' ? readText(source) : await readFile(source);
      if (own !== latest.current) return;
      if (typeof document === 'string') refuse(document);
      else await ask(document);
      if (own === latest.current) setBusy(false);
    },
  };
}
