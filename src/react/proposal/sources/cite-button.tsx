import { useState, type RefObject } from 'react';
import { useStore } from '@nanostores/react';
import { Button } from '../../kit/button/button.tsx';
import { dialogOnDemand } from '../../kit/on-demand/dialog-on-demand.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { useProposal } from '../context/proposal-context.ts';
import { cite } from '../icons.ts';

const CiteDialog = dialogOnDemand(async () => (await import('./cite-dialog.tsx')).CiteDialog);

interface CiteButtonProps {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly question: string;
}

/** Puts a citation where the caret is. Not there in templates without a list of sources. */
export function CiteButton({ area, question }: CiteButtonProps) {
  const { t } = useLanguage();
  const { store } = useProposal();
  const [open, setOpen] = useState(false);
  const template = useStore(store.$template);
  const list = template.sections.flatMap(({ questions }) => questions).find(({ kind }) => kind === 'sources');
  if (!list) return null;
  function insert(id: string): void {
    setOpen(false);
    const text = area.current;
    if (!text) return;
    const [from, to] = [text.selectionStart, text.selectionEnd];
    const mark = `[@${id}]`;
    store.set(question, text.value.slice(0, from) + mark + text.value.slice(to));
    requestAnimationFrame(() => {
      text.focus();
      text.setSelectionRange(from + mark.length, from + mark.length);
    });
  }
  return (
    <>
      <Button icon={cite} onClick={() => setOpen(true)}>
        {t('proposal:sources.cite')}
      </Button>
      {open && <CiteDialog list={list.id} choose={insert} onClose={() => setOpen(false)} />}
    </>
  );
}
