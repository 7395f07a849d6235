import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import { useLanguage } from '../../ui/language.tsx';
import { SlButton } from '../../ui/shoelace-tags.ts';
import { useDesigner } from '../designer-context.ts';
import type { PublishOutcome } from '../designer-store.ts';
import { placeProblems } from '../problem-places.ts';
import { Dialog } from './dialog.tsx';
import { ProblemList } from './problems-dialog.tsx';
import { hasGaps, Untranslated, useGaps } from './untranslated.tsx';

/** Asks, publishes, and says what came of it. */
export function PublishDialog({ close }: { close(): void }) {
  const {
    model: { store, $definition, $toast },
  } = useDesigner();
  const { t } = useLanguage();
  const version = useStore(store.$version);
  const gaps = useGaps();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<PublishOutcome | undefined>(() => {
    const problems = store.$problems.get();
    return problems.length ? { kind: 'problems', problems } : undefined;
  });
  // A main language that is put right in the list solves what was found.
  const found = useStore(store.$problems);
  useEffect(() => {
    if (found.length === 0) setOutcome((before) => (before?.kind === 'problems' ? undefined : before));
  }, [found]);
  const publish = (): void => {
    setBusy(true);
    void store.publish().then((result) => {
      setBusy(false);
      setOutcome(result);
      if (result.kind !== 'published') return;
      close();
      $toast.set({
        text:
          result.version === undefined
            ? t('designer:publish.done')
            : t('designer:publish.doneversion', { version: result.version }),
        undo: false,
      });
    });
  };
  if (outcome?.kind === 'problems') {
    return (
      <Dialog
        wide
        title={t('designer:publish.refused')}
        close={close}
        actions={<SlButton onClick={close}>{t('common:close')}</SlButton>}
      >
        <p>{t('designer:publish.solve', { count: outcome.problems.length })}</p>
        <ProblemList problems={placeProblems($definition.get(), outcome.problems)} close={close} />
      </Dialog>
    );
  }
  const isIncomplete = hasGaps(gaps);
  const actions = (
    <>
      <SlButton onClick={close}>{t('common:cancel')}</SlButton>
      <SlButton variant="primary" loading={busy} onClick={publish}>
        {t(isIncomplete ? 'designer:publish.anyway' : 'designer:publish.sure')}
      </SlButton>
    </>
  );
  return (
    <Dialog wide={isIncomplete} title={t('designer:publish.title')} close={close} actions={actions}>
      <p>{t(version === null ? 'designer:publish.first' : 'designer:publish.next', { version: (version ?? 0) + 1 })}</p>
      <p className="porsa-d-hint">{t('designer:publish.hint')}</p>
      <Untranslated gaps={gaps} close={close} />
      {outcome?.kind === 'failed' && (
        <p className="porsa-d-faults" role="alert">
          {t(outcome.code === 5002 ? 'designer:publish.offline' : 'designer:publish.failed')}{' '}
          {outcome.code <= 5000 && outcome.message}
        </p>
      )}
    </Dialog>
  );
}
