import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { DefinitionProblem } from '../../../engine/definition/problem.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useDesigner } from '../model/designer-context.ts';
import type { PublishOutcome } from '../store/publishing.ts';
import { placeProblems } from '../problems/problem-places.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { TextField } from '../../kit/field/field.tsx';
import { ProblemList } from './problems-dialog.tsx';
import { onDemand } from '../parts/on-demand.tsx';
import { hasGaps, Untranslated, useGaps } from './untranslated.tsx';

const ScoreWarning = onDemand(async () => (await import('../versions/scores/score-warning.tsx')).ScoreWarning);
const FormChecks = onDemand(async () => (await import('../checks/form-checks.tsx')).FormChecks);

/** Asks, publishes, and shows what came of it. */
export function PublishDialog({ close }: { close(): void }) {
  const { model, category } = useDesigner();
  const { t } = useLanguage();
  const [note, setNote] = useState('');
  const version = useStore(model.store.$version);
  const gaps = useGaps();
  const [found, setFound] = useState(0);
  const [altered, setAltered] = useState(0);
  const { outcome, busy, publish } = usePublishing(close);
  if (outcome?.kind === 'problems') return <Refused problems={outcome.problems} close={close} />;
  const isIncomplete = hasGaps(gaps) || found > 0 || altered > 0;
  const actions = (
    <>
      <SlButton onClick={close}>{t('common:cancel')}</SlButton>
      <SlButton variant="primary" loading={busy} onClick={() => publish(note)}>
        {t(isIncomplete ? 'designer:publish.anyway' : 'designer:publish.sure')}
      </SlButton>
    </>
  );
  return (
    <Dialog wide={isIncomplete} title={t('designer:publish.title')} onClose={close} actions={actions}>
      <p>{t(version === null ? 'designer:publish.first' : 'designer:publish.next', { version: (version ?? 0) + 1 })}</p>
      {version !== null && <p className="porsa-kit-help">{t('designer:publish.hint')}</p>}
      {category && (
        <TextField
          label={t('designer:publish.note')}
          help={t('designer:publish.notehelp')}
          maxLength={500}
          value={note}
          onChange={setNote}
        />
      )}
      <ScoreWarning onFound={setAltered} />
      <Untranslated gaps={gaps} close={close} />
      <FormChecks close={close} onFound={setFound} />
      {outcome?.kind === 'failed' && (
        <p className="porsa-kit-problem" role="alert">
          {t(outcome.code === 5002 ? 'designer:publish.offline' : 'designer:publish.failed')}{' '}
          {outcome.code <= 5000 && outcome.message}
        </p>
      )}
    </Dialog>
  );
}

interface RefusedProps {
  readonly problems: readonly DefinitionProblem[];
  close(): void;
}

/** What is wrong with the form, so that it cannot be published. */
function Refused({ problems, close }: RefusedProps) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  return (
    <Dialog
      wide
      title={t('designer:publish.refused')}
      onClose={close}
      actions={<SlButton onClick={close}>{t('common:close')}</SlButton>}
    >
      <p>{t('designer:publish.solve', { count: problems.length })}</p>
      <ProblemList problems={placeProblems(model.$definition.get(), problems)} close={close} />
    </Dialog>
  );
}

/** A form that is published as it is has its version already. */
function textOf({ version }: { readonly version?: number }, before: number | null): string {
  if (version === undefined) return 'designer:publish.done';
  return version === before ? 'designer:publish.same' : 'designer:publish.doneversion';
}

/** Publishes once at a time; `outcome` is how the last try ended, or what is wrong from the beginning. */
function usePublishing(close: () => void) {
  const {
    model: { store, $toast },
    client,
    category,
  } = useDesigner();
  const { t } = useLanguage();
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
  const publish = async (note: string): Promise<void> => {
    const before = store.$version.get();
    setBusy(true);
    const result = await store.publish(note);
    setBusy(false);
    setOutcome(result);
    if (result.kind !== 'published') return;
    close();
    $toast.set({ text: t(textOf(result, before), result), undo: false, share: Boolean(client?.app && category) });
  };
  return { outcome, busy, publish: (note: string) => void publish(note) };
}
