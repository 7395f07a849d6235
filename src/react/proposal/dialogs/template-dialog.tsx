import { useState } from 'react';
import { useStore } from '@nanostores/react';
import { Button } from '../../kit/button/button.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { Choice, Choices } from '../../kit/list/choices.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { useProposal } from '../context/proposal-context.ts';
import { titlesOf } from '../opening/own-templates.ts';
import { Segments } from '../parts/segments.tsx';
import { isBlank } from '../store/changes.ts';

/** The template, and the language that the proposal is written in. */
export function TemplateDialog({ onClose }: { onClose(): void }) {
  const { t, show } = useLanguage();
  const { store, templates, announce } = useProposal();
  const proposal = useStore(store.$proposal);
  const current = useStore(store.$template);
  const [problem, setProblem] = useState('');
  async function choose(id: string): Promise<void> {
    const template = await templates.find(id).catch(() => undefined);
    if (!template) return setProblem(t('proposal:template.offline'));
    store.choose(template);
    announce(t('proposal:template.chosen'));
    onClose();
  }
  const filled = Object.values(proposal.values).filter((value) => !isBlank(value)).length;
  return (
    <Dialog
      title={t('proposal:template.open')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common:close')}</Button>}
    >
      <div className="porsa-p-stack">
        <div className="porsa-p-cell">
          <span>{t('proposal:template.language')}</span>
          <Segments
            label={t('proposal:template.language')}
            options={[
              { value: 'en', text: t('proposal:template.en') },
              { value: 'fa', text: t('proposal:template.fa') },
            ]}
            value={proposal.language}
            onChange={(language) => store.change({ ...store.$proposal.get(), language })}
          />
        </div>
        {filled > 0 && <p className="porsa-p-soft">{t('proposal:template.keeps')}</p>}
        <Choices>
          {titlesOf(templates).map(({ id, title, description }) => (
            <Choice
              key={id}
              title={
                <>
                  {show(title)}
                  {id === current.id && <span className="porsa-p-badge">{t('proposal:template.current')}</span>}
                </>
              }
              detail={description && show(description)}
              onChoose={() => void choose(id)}
            />
          ))}
        </Choices>
        {problem && <p role="alert">{problem}</p>}
      </div>
    </Dialog>
  );
}
