import { useLanguage } from '../../ui/language/language.tsx';
import { usePortal } from '../context/portal-context.ts';
import { useCall } from '../calls/use-call.ts';
import { TrendCard } from './trend-chart.tsx';
import { toTrends } from './trends.ts';
import { Message } from '../../kit/states/message.tsx';
import { Loading } from '../parts/loading.tsx';
import * as icons from '../parts/icons.ts';

/** What a form follows over time, drawn over all entries of a file. */
export function TrendsView({ file }: { readonly file: string }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const report = useCall(file, (signal) => client.report.getreport({ file }, { signal }));
  return (
    <Loading of={report}>
      {({ definition, entry, history }) => {
        const trends = toTrends(definition, entry ? [...history, entry] : history);
        if (trends.length === 0)
          return <Message icon={icons.report} title={t('portal:trends.empty')} text={t('portal:trends.emptyText')} />;
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
