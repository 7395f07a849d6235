import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $reachRound, $shownSince } from '../../../store/reach.ts';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { formatMoment, formatTime, localDay, localToday } from '../../ui/language/moment.ts';
import { usePlace } from '../context/portal-context.ts';
import * as icons from '../parts/icons.ts';
import { useRecordHere } from '../records/use-records.ts';

/** Says of a screen that the server could not be asked for, how old the oldest of it is. One of a patient or a file that waits here says so itself. */
export function AwayStrip() {
  const tools = useLanguage();
  const { t } = tools;
  const since = useStore($shownSince);
  useEachScreen();
  const here = useRecordHere();
  if (since === undefined || here) return null;
  const title =
    localDay(since) === localToday()
      ? t('strips:away.today', { time: formatTime(since, tools) })
      : t('strips:away.earlier', { time: formatMoment(since, tools) });
  return (
    <section className="porsa-portal-strip" data-kind="away" aria-label={title}>
      <Icon of={icons.clock} />
      <div role="status">
        <p className="porsa-portal-strip-title">{title}</p>
        <p>{t('strips:away.text')}</p>
      </div>
      <SlButton size="small" onClick={() => $reachRound.set($reachRound.get() + 1)}>
        {t('strips:away.again')}
      </SlButton>
    </section>
  );
}

/** What the last screen showed says nothing of the next. */
function useEachScreen(): void {
  const { path } = usePlace();
  const last = useRef(path);
  useEffect(() => {
    if (last.current !== path) $shownSince.set(undefined);
    last.current = path;
  }, [path]);
}
