import { useState } from 'react';
import type { ScheduledPublication } from '../../../../api/contract/publishing/versions.ts';
import type { DefinitionProblem } from '../../../../engine/definition/problem.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { localDay } from '../../../ui/language/moment.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { Alert } from '../../../kit/field/alert.tsx';
import { Field, TextField } from '../../../kit/field/field.tsx';
import { SlButton } from '../../../kit/shoelace/tags.ts';
import { ProblemList } from '../../dialogs/problems-dialog.tsx';
import { AnswerInput } from '../../editors/answer/answer-input.tsx';
import { useAnnounce } from '../../model/announce.ts';
import { useDesigner } from '../../model/designer-context.ts';
import { placeProblems } from '../../problems/problem-places.ts';
import { reasonOf } from '../../share/reply.tsx';
import { longestNote } from '../list/note-dialog.tsx';
import { useVersionCalls } from '../use-versions.ts';

interface ScheduleDialogProps {
  /** What is scheduled already, whose time and note are offered. */
  readonly scheduled: ScheduledPublication | null;
  close(): void;
  again(): void;
}

/** Asks for a day and a time, in the reader’s calendar, and schedules the draft as it is now. */
export function ScheduleDialog({ scheduled, close, again }: ScheduleDialogProps) {
  const { t } = useLanguage();
  const [at, setAt] = useState(() => (scheduled && !scheduled.failure ? localMoment(scheduled.at) : undefined));
  const [note, setNote] = useState(scheduled?.note ?? '');
  const { busy, problem, timeProblem, problems, schedule } = useScheduling(() => {
    close();
    again();
  });
  const actions = (
    <>
      <SlButton onClick={close}>{t('common:cancel')}</SlButton>
      <SlButton variant="primary" loading={busy} onClick={() => schedule(at, note)}>
        {t('versions:schedulesure')}
      </SlButton>
    </>
  );
  return (
    <Dialog wide={problems.length > 0} title={t('versions:schedule')} onClose={close} actions={actions}>
      <p>{t('versions:schedulehint')}</p>
      <Field label={t('versions:when')} help={t('versions:whenhelp')} problem={timeProblem} group>
        {(control) => (
          <AnswerInput
            control={control}
            question={{ type: 'datetime', title: t('versions:when') }}
            value={at}
            change={(moment) => setAt(typeof moment === 'string' ? moment : undefined)}
          />
        )}
      </Field>
      <TextField
        label={t('versions:note')}
        help={t('versions:notehelp')}
        maxLength={longestNote}
        value={note}
        onChange={setNote}
      />
      <Refusal problem={problem} problems={problems} close={close} />
    </Dialog>
  );
}

interface RefusalProps {
  readonly problem: string | undefined;
  readonly problems: readonly DefinitionProblem[];
  close(): void;
}

function Refusal({ problem, problems, close }: RefusalProps) {
  const { model } = useDesigner();
  return (
    <>
      <Alert text={problem} />
      {problems.length > 0 && <ProblemList problems={placeProblems(model.$definition.get(), problems)} close={close} />}
    </>
  );
}

const two = (number: number): string => String(number).padStart(2, '0');

/** `YYYY-MM-DDTHH:MM`, as clocks show it here. */
function localMoment(iso: string): string {
  const moment = new Date(iso);
  return `${localDay(iso)}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

interface Refused {
  readonly problem?: string;
  readonly timeProblem?: string;
  readonly problems?: readonly DefinitionProblem[];
}

/** Saves the draft first: what is scheduled is what the server has. */
function useScheduling(done: () => void) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const announce = useAnnounce();
  const found = useVersionCalls();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>({});
  const send = async (at: string, note: string): Promise<Refused | undefined> => {
    const problems = model.store.check();
    if (problems.length > 0) return { problem: t('versions:hasproblems'), problems };
    const saved = await model.store.save();
    if (saved.kind === 'failed') return { problem: reasonOf(saved, t) };
    if (saved.kind !== 'saved' || !found?.calls.schedulepublication) return { problem: t('versions:unsaved') };
    const { calls, category } = found;
    const rev = model.store.$rev.get();
    const reply = await calls.schedulepublication!({ category, rev, at, ...(note.trim() && { note }) });
    if (reply.success) return undefined;
    const { problems: more } = (reply.data ?? {}) as { readonly problems?: readonly DefinitionProblem[] };
    return { problem: reasonOf(reply, t), ...(more && { problems: more }) };
  };
  const schedule = async (at: string | undefined, note: string): Promise<void> => {
    if (busy) return;
    const moment = at === undefined ? Number.NaN : new Date(at).getTime();
    if (Number.isNaN(moment)) return setRefused({ timeProblem: t('versions:notime') });
    if (moment <= Date.now()) return setRefused({ timeProblem: t('versions:passed') });
    setBusy(true);
    const refusal = await send(new Date(moment).toISOString(), note);
    setBusy(false);
    setRefused(refusal ?? {});
    if (refusal) return;
    announce(t('versions:scheduled'));
    done();
  };
  const { problem, timeProblem, problems = [] } = refused;
  return {
    busy,
    problem,
    timeProblem,
    problems,
    schedule: (at: string | undefined, note: string) => void schedule(at, note),
  };
}
