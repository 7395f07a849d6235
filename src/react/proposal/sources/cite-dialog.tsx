import { useState } from 'react';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { TextField } from '../../kit/field/field.tsx';
import { Choice, Choices } from '../../kit/list/choices.tsx';
import { Button } from '../../kit/button/button.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { useProposal } from '../context/proposal-context.ts';
import { useAnswer } from '../form/use-answer.ts';
import { shortName, sourcesOf } from './source-list.ts';

interface CiteDialogProps {
  /** Id of the question that lists the sources. */
  readonly list: string;
  choose(source: string): void;
  onClose(): void;
}

export function CiteDialog({ list, choose, onClose }: CiteDialogProps) {
  const { t } = useLanguage();
  const { goTo } = useProposal();
  const [search, setSearch] = useState('');
  const sources = sourcesOf(useAnswer(list));
  const wanted = search.trim().toLowerCase();
  const found = sources.filter((source) => `${source.id} ${shortName(source)}`.toLowerCase().includes(wanted));
  const addSources = (): void => {
    onClose();
    goTo({ path: list });
  };
  return (
    <Dialog title={t('proposal:sources.citetitle')} onClose={onClose}>
      {sources.length === 0 ? (
        <div className="porsa-p-stack">
          <p>{t('proposal:sources.nonetocite')}</p>
          <Button kind="primary" onClick={addSources}>
            {t('proposal:sources.goadd')}
          </Button>
        </div>
      ) : (
        <div className="porsa-p-stack">
          <TextField label={t('common:search')} value={search} onChange={setSearch} />
          <Choices>
            {found.map((source) => (
              <Choice
                key={source.id}
                title={<bdi>{shortName(source)}</bdi>}
                detail={<bdi dir="ltr">{`[@${source.id}]`}</bdi>}
                onChoose={() => choose(source.id)}
              />
            ))}
          </Choices>
          {found.length === 0 && <p role="status">{t('proposal:sources.nonefound')}</p>}
        </div>
      )}
    </Dialog>
  );
}
