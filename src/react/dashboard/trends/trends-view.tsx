import { useLanguage } from '../../ui/language.tsx';
import { Loading, Message } from '../parts/states.tsx';
import { usePortal } from '../portal-context.ts';
import { useCall } from '../use-call.ts';
import { TrendCard } from './trend-chart.tsx';
import { toTrends } from './trends.ts';

/** What a form follows over time, drawn over all entries of a file. */
export function TrendsView({ file }: { readonly file: string }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const report = useCall(file, (signal) => client.report.getreport({ file }, { signal }));
  return (
    <Loading of={report}>
      {({ definition, entry, history }) => {
        const trends = toTrends(definition, [...history, entry]);
        if (trends.length === 0)
          return <Message icon="report" title={t('portal:trends.empty')} text={t('portal:trends.emptyText')} />;
        return (
          <ul className="porsa-portal-trends">
            {trends.map((trend) => (
              <TrendCard key={trend.name} trend={trend} />
            ))}
          </ul>
        );
      }}
    </Loading>
  );
}
