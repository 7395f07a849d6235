import { useState } from 'react';
import { useStore } from '@nanostores/react';
import type { ScheduledPublication } from '../../../../api/contract/publishing/versions.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { formatMoment } from '../../../ui/language/moment.ts';
import { Alert } from '../../../kit/field/alert.tsx';
import { SlButton } from '../../../kit/shoelace/tags.ts';
import { ProblemList } from '../../dialogs/problems-dialog.tsx';
import { useAnnounce } from '../../model/announce.ts';
import { useDesigner } from '../../model/designer-context.ts';
import { placeProblems } from '../../problems/problem-places.ts';
import { useVersionCalls, type KnownVersions } from '../use-versions.ts';
import { useAsking } from '../list/use-asking.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';

interface SchedulePartProps {
  readonly known: KnownVersions;
  again(): void;
}

/** The publication that is to come, or why the last one did not take place; else the way to schedule one. */
export function SchedulePart({ known: { scheduled }, again }: SchedulePartProps) {
  const { t } = useLanguage();
  const calls = useVersionCalls()?.calls;
  const [asks, setAsks] = useState(false);
  if (!calls?.getschedule || !calls.schedulepublication) return null;
  const open = (): void => setAsks(true);
  return (
    <div className="porsa-d-schedule">
      {scheduled?.failure && <Failed scheduled={scheduled} again={again} open={open} />}
      {scheduled && !scheduled.failure && <Planned scheduled={scheduled} again={again} open={open} />}
      {!scheduled && (
        <SlButton size="small" onClick={open}>
          {t('versions:schedule')}
        </SlButton>
      )}
      {asks && <ScheduleDialog scheduled={scheduled} close={() => setAsks(false)} again={again} />}
    </div>
  );
}

interface StateProps {
  readonly scheduled: ScheduledPublication;
  again(): void;
  open(): void;
}

function Planned({ scheduled, again, open }: StateProps) {
  const { model } = useDesigner();
  const language = useLanguage();
  const { t } = language;
  const rev = useStore(model.store.$rev);
  const isUnsaved = useStore(model.store.$saving).kind !== 'saved';
  const { busy, problem, cancel } = useCancel(again, t('versions:cancelled'));
  return (
    <div className="porsa-d-scheduled" role="group" aria-label={t('versions:scheduled')}>
      <div>
        <p>
          <strong>{t('versions:goeslive', { time: formatMoment(scheduled.at, language) })}</strong>
        </p>
        {scheduled.note && (
          <p>
            <bdi>{scheduled.note}</bdi>
          </p>
        )}
        <p className="porsa-kit-help">
          {t('versions:scheduledby', {
            name: `\u2068${scheduled.scheduledBy || t('versions:someone')}\u2069`,
            time: formatMoment(scheduled.scheduledAt, language),
          })}
        </p>
        {(isUnsaved || rev !== scheduled.rev) && <p>{t('versions:draftchanged')}</p>}
        <Alert text={problem} />
        <div className="porsa-d-version-buttons">
          <SlButton size="small" onClick={open}>
            {t('versions:reschedule')}
          </SlButton>
          <SlButton size="small" loading={busy} onClick={cancel}>
            {t('versions:cancelschedule')}
          </SlButton>
        </div>
      </div>
    </div>
  );
}

function Failed({ scheduled, again, open }: StateProps) {
  const { model } = useDesigner();
  const language = useLanguage();
  const { t } = language;
  const { busy, problem, cancel } = useCancel(again, t('versions:dismissed'));
  const { failure } = scheduled;
  if (!failure) return null;
  const problems = failure.problems ?? [];
  return (
    <div className="porsa-kit-alert" role="group" aria-label={t('versions:failed')}>
      <p>
        <strong>{t('versions:notpublished', { time: formatMoment(scheduled.at, language) })}</strong>
      </p>
      <p>{t(`versions:failures.${failure.kind}`)}</p>
      {problems.length > 0 && (
        <ProblemList problems={placeProblems(model.$definition.get(), problems)} close={() => undefined} />
      )}
      <Alert text={problem} />
      <div className="porsa-d-version-buttons">
        <SlButton size="small" onClick={open}>
          {t('versions:scheduleagain')}
        </SlButton>
        <SlButton size="small" loading={busy} onClick={cancel}>
          {t('versions:dismiss')}
        </SlButton>
      </div>
    </div>
  );
}

function useCancel(again: () => void, done: string) {
  const announce = useAnnounce();
  const found = useVersionCalls();
  const { busy, problem, ask } = useAsking();
  const cancel = async (): Promise<void> => {
    if (!found?.calls.cancelschedule || busy) return;
    const { calls, category } = found;
    if (!(await ask(() => calls.cancelschedule!({ category })))) return;
    announce(done);
    again();
  };
  return { busy, problem, cancel: () => void cancel() };
}
