import type { CallData } from '../../../api/contract/contract.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { localDay } from '../../ui/language/moment.ts';
import { startOfToday } from '../parts/time.ts';
import { IconLink } from '../link/icon-link.tsx';
import { pathTo } from '../navigation/routes.ts';
import { ColumnChart } from '../summary/column-chart.tsx';
import { foldDays } from '../summary/fold-days.ts';
import { Section } from '../parts/section.tsx';
import * as icons from '../parts/icons.ts';

const dayMs = 86_400_000;

/** The last thirty days in one chart; nothing where there is none. */
export function HomeFigures({ days }: Pick<CallData<'/dashboard/getsummary'>, 'days'>) {
  const { t, date, calendar } = useLanguage();
  if (days.length === 0) return null;
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
      <ColumnChart
        across
        title={t('portal:home.lastDays')}
        heading={t('portal:summary.span.day')}
        columns={columns.map(({ day, count }) => ({ label: date(day), count }))}
      />
    </Section>
  );
}
