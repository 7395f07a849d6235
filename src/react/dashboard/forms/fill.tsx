import type { CallData } from '../../../api/contract/contract.ts';
import { showSuccess } from '../../../store/notices.ts';
import { $session } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useCall } from '../calls/use-call.ts';
import { usePortal } from '../context/portal-context.ts';
import { pathTo, type RouteParameters } from '../navigation/routes.ts';
import { useCategory } from './use-category.ts';
import { useScreen } from '../context/use-screen.ts';
import { Waiting } from '../parts/waiting.tsx';
import { known, useAddressedFile } from './use-addressed-file.ts';
import { Loading } from '../parts/loading.tsx';
import { useCopiedAnswers } from './use-copied-answers.ts';
import { useVisit } from './use-visit.ts';

const nothing = { success: true, data: undefined } as const;

/** Whom a file is about, by their name or by what there is: a form is never filled in for a person one can’t see. */
function usePatientOf(file: string | undefined): string | undefined {
  const { t, digits } = useLanguage();
  const { client } = usePortal();
  const opened = useCall<CallData<'/file/getfile'> | undefined>(
    file ?? '',
    async (signal) => (file === undefined ? nothing : client.file.getfile({ id: file }, { signal })),
    true,
  );
  if (opened.state !== 'ready' || opened.data === undefined) return undefined;
  const { name, code, phone } = opened.data.file.patient;
  if (name) return name;
  return digits(code ?? (phone && `\u200e${phone}`) ?? '') || t('portal:patient.nameless');
}

/** The form itself, for a patient file or for nobody in particular. */
export function Fill({ params }: { readonly params: RouteParameters<'fill'> }) {
  const { t, text, language, calendar } = useLanguage();
  const {
    client,
    navigation,
    screens: { FormView },
    theme,
  } = usePortal();
  const { headline, project, category, page } = params;
  const found = useCategory(project, category);
  useVisit('category', found.state === 'ready' ? found.data?.id : undefined);
  const { file, patient, isSearching } = useAddressedFile(params);
  const copied = useCopiedAnswers(category, file);
  const whose = usePatientOf(file);
  const title = found.state === 'ready' ? text(found.data?.title) : '';
  useScreen({
    title: title || t('portal:fill.title'),
    subTitle: whose ?? known(params.clinictitle) ?? known(params.patient) ?? '',
  });
  /** What waits stays where it was typed, which says so; where the session had ended, whoever signs in again comes to the file. */
  const saved = ({ id, outcome }: { readonly id: string; readonly outcome: 'sent' | 'waiting' }): void => {
    const place = { headline, project, category };
    if (outcome === 'sent') {
      showSuccess(t('portal:fill.stored'));
      if (file) navigation.go(pathTo('entries', { ...place, file, entry: id }));
    } else if (!$session.get().authenticated) {
      const next = file ? pathTo('entries', { ...place, file }) : pathTo('files', place);
      navigation.go(`/signin?${new URLSearchParams({ next }).toString()}`, { replace: true });
    }
  };
  if (isSearching) return <Waiting />;
  return (
    <div className="porsa-portal-sheet">
      <Loading of={copied}>
        {(answers) => (
          <FormView
            key={`${category} ${file} ${page}`}
            mode="fill"
            client={client}
            language={language}
            calendar={calendar}
            theme={theme}
            category={category}
            page={known(page)}
            file={file}
            patient={patient}
            answers={answers}
            onSave={saved}
          />
        )}
      </Loading>
    </div>
  );
}
