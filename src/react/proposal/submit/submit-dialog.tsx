import { useState } from 'react';
import { useStore } from '@nanostores/react';
import { Button } from '../../kit/button/button.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { useProposal } from '../context/proposal-context.ts';
import { levelIcons } from '../findings/level-icons.ts';
import { send } from './submission.ts';
import { SubmissionPreview } from './submission-preview.tsx';
import { useSubmission } from './use-submission.ts';

/** The last look before the proposal is given away. Findings are said, and hinder nobody. */
export function SubmitDialog({ onClose }: { onClose(): void }) {
  const { t } = useLanguage();
  const { store, events, toast, place } = useProposal();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [category, setCategory] = useState(place.category ?? '');
  const prepared = useSubmission(category);
  const submission = prepared?.ok ? prepared.submission : undefined;
  async function submit(): Promise<void> {
    setBusy(true);
    setProblem('');
    const sent = submission && place.client ? await send(place.client, submission) : undefined;
    if (sent && !sent.ok) {
      setProblem(sent.message || t('proposal:submit.offline'));
      setBusy(false);
      return;
    }
    const findings = await store.check().catch(() => store.$findings.get());
    events.onSubmit({ proposal: store.$proposal.get(), findings, ...(submission && { entry: submission.id }) });
    toast(t('proposal:submit.done'));
    onClose();
  }
  const CategoryField = place.category ? undefined : place.CategoryField;
  const isWaiting = category !== '' && !prepared;
  const isOpen = CategoryField !== undefined && category === '';
  return (
    <Dialog
      title={t('proposal:submit.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button
            kind="primary"
            disabled={busy || isOpen || isWaiting || prepared?.ok === false || submission?.places.length === 0}
            onClick={() => void submit()}
          >
            {t('proposal:submit.send')}
          </Button>
        </>
      }
    >
      <div className="porsa-p-stack">
        <p>{t('proposal:submit.text')}</p>
        <Errors onClose={onClose} />
        {CategoryField && <CategoryField value={category} onChange={setCategory} />}
        {isWaiting && <p role="status">{t('common:loading')}</p>}
        {submission && <SubmissionPreview submission={submission} />}
        {prepared?.ok === false && <p role="alert">{prepared.message || t('proposal:submit.noform')}</p>}
        {problem && (
          <p className="porsa-kit-alert" role="alert">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** What a council would send the proposal back for. */
function Errors({ onClose }: { onClose(): void }) {
  const { t } = useLanguage();
  const { store, touch, goTo } = useProposal();
  const errors = useStore(store.$findings).filter(({ level }) => level === 'error');
  const [first] = errors;
  if (!first) return null;
  return (
    <div className="porsa-p-notice">
      <p>
        <Icon of={levelIcons.error} size={18} /> {t('proposal:submit.errors', { count: errors.length })}
      </p>
      <Button
        onClick={() => {
          touch('all');
          onClose();
          goTo(first);
        }}
      >
        {t('proposal:submit.look')}
      </Button>
    </div>
  );
}
