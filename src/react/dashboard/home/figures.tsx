import { useStore } from '@nanostores/react';
import { $session } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { localDay } from '../../ui/language/moment.ts';
import { startOfToday } from '../parts/time.ts';
import { IconLink } from '../link/icon-link.tsx';
import { usePortal } from '../context/portal-context.ts';
import { pathTo } from '../navigation/routes.ts';
import { useCall } from '../calls/use-call.ts';
import { ColumnChart } from '../summary/column-chart.tsx';
import { foldDays } from '../summary/fold-days.ts';
import { Section } from '../parts/section.tsx';
import * as icons from '../parts/icons.ts';

const dayMs = 86_400_000;

/** The last thirty days in one chart, and what waits; nothing while it is on its way, and nothing where there is none. */
export function HomeFigures() {
  const { t, date, calendar } = useLanguage();
  const { client } = usePortal();
  const { id } = useStore($session);
  const summary = useCall(id, (signal) =>
    client.dashboard.getsummary({ offset: -new Date().getTimezoneOffset() }, { signal }),
  );
  if (summary.state !== 'ready' || summary.data.days.length === 0) return null;
  const { days, waitingShared } = summary.data;
  const today = Date.parse(startOfToday());
  const columns = foldDays(
    days,
    'day',
    calendar,
    localDay(new Date(today - 29 * dayMs).toISOString()),
    localDay(new Date(today).toISOString()),
  );
  return (
    <Section
      title={t('portal:home.lastDays')}
      actions={<IconLink icon={icons.report} to={pathTo('summary', {})} text={t('portal:summary.title')} />}
    >
      {waitingShared > 0 && (
        <p>
          <IconLink
            icon={icons.share}
            to={pathTo('shared', {})}
            text={t('portal:home.waiting', { count: waitingShared })}
          />
        </p>
      )}
      <ColumnChart
        across
        title={t('portal:home.lastDays')}
        heading={t('portal:summary.span.day')}
        columns={columns.map(({ day, count }) => ({ label: date(day), count }))}
      />
    </Section>
  );
}
