import type { CallData } from '../../../../api/contract/contract.ts';
import type { Entry } from '../../../../api/contract/shapes.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { usePortal } from '../../context/portal-context.ts';
import { useCall } from '../../calls/use-call.ts';
import { DifferingDetails } from './differing-details.tsx';
import { Loading } from '../../parts/loading.tsx';

interface EntryContentProps {
  readonly file: string;
  readonly entry: string;
  /** What the server gives for a file where no entry is named. */
  readonly isNewest: boolean;
}

/** What was answered in one entry, in the version it was given in. */
export function EntryContent({ file, entry, isNewest }: EntryContentProps) {
  const { client } = usePortal();
  const report = useCall(`${file} ${entry}`, async (signal) => {
    const newest = isNewest ? await client.report.getreport({ file }, { signal }) : undefined;
    // Asked beside the file, it may be older than that: from before the response was there.
    if (newest && (!newest.success || newest.data.entry?.id === entry)) return newest;
    return client.report.getreport({ file, entry }, { signal });
  });
  return (
    <div className="porsa-portal-sheet">
      <Loading of={report}>
        {({ entry, ...data }) =>
          entry && (
            <>
              <DifferingDetails report={data} />
              <Answered key={entry.id} report={{ ...data, entry }} />
            </>
          )
        }
      </Loading>
    </div>
  );
}

type AnsweredReport = CallData<'/report/getreport'>;

function Answered({ report }: { readonly report: AnsweredReport & { readonly entry: Entry } }) {
  const { language, calendar } = useLanguage();
  const {
    client,
    screens: { FormView },
    theme,
  } = usePortal();
  const { definition, entry, file } = report;
  return (
    <FormView
      mode="view"
      client={client}
      language={language}
      calendar={calendar}
      theme={theme}
      definition={definition}
      version={entry.version}
      page={entry.page ?? undefined}
      answers={entry.answers}
      patient={file.patient}
    />
  );
}
