import { useEffect, useRef, useState } from 'react';
import type { Refusal } from '../../../api/client/client.ts';
import type { CallData } from '../../../api/contract/contract.ts';
import { errors } from '../../../api/contract/errors.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { Alert } from '../../kit/field/alert.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { Placeholder } from '../../kit/states/placeholder.tsx';
import { describeFailure } from '../calls/failure.ts';
import { usePlace, usePortal } from '../context/portal-context.ts';
import { takeFlow } from '../sign-in/kept-flow.ts';
import { Entrance } from '../sign-in/entrance.tsx';

type Launched = CallData<'/smart/finishlaunch'>;
type Leave = (url: string) => void;

/** This tab did not begin what came back, or has finished it already. */
const notOurs: Refusal = { success: false, code: errors.launchagain.code, message: '' };

/** Where an EHR leads back to: for which patient a form is opened, and which one; or why that does not work. */
export function LaunchReturn({ leave = (url) => location.replace(url) }: { readonly leave?: Leave }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const { query } = usePlace();
  const [launched, setLaunched] = useState<Launched>();
  const [failure, setFailure] = useState<Refusal>();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const finish = async (): Promise<void> => {
      const kept = takeFlow('launch');
      if (kept === undefined) return setFailure(notOurs);
      const reply = await client.smart.finishlaunch({ flow: kept.flow, query: query.toString() });
      if (reply.success) setLaunched(reply.data);
      else setFailure(reply);
    };
    void finish();
  }, [client, query]);
  if (launched) return <ChooseForm launched={launched} leave={leave} />;
  return (
    <Entrance title={t('portal:launch.title')} text={failure ? '' : t('portal:launch.reading')}>
      {failure ? <Alert text={describeFailure(failure, t)} /> : <Placeholder />}
    </Entrance>
  );
}

/** The patient stands before the form is opened: nothing of the file is shown in it. */
function ChooseForm({ launched, leave }: { readonly launched: Launched; readonly leave: Leave }) {
  const { t, text, date } = useLanguage();
  const { client } = usePortal();
  const { ehr, patient, forms, right } = launched;
  const [chosen, setChosen] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const open = async (category: string): Promise<void> => {
    setChosen(category);
    setProblem(undefined);
    const reply = await client.smart.openform({ right, category });
    if (reply.success) return leave(reply.data.link);
    setChosen(undefined);
    setProblem(describeFailure(reply, t));
  };
  const details = [
    patient.birthdate && t('portal:launch.born', { date: date(patient.birthdate) }),
    patient.gender && t(`portal:launch.gender.${patient.gender}`),
  ].filter(Boolean);
  return (
    <Entrance title={patient.name ?? t('portal:launch.noName')} text={details.join(' · ')}>
      <div className="porsa-portal-form">
        <p>{t(forms.length === 0 ? 'portal:launch.noForms' : 'portal:launch.choose', { ehr })}</p>
        <Alert text={problem} />
        {forms.map(({ id, title }) => (
          <SlButton
            key={id}
            size="large"
            variant={forms.length === 1 ? 'primary' : 'default'}
            loading={chosen === id}
            disabled={chosen !== undefined && chosen !== id}
            onClick={() => void open(id)}
          >
            {text(title)}
          </SlButton>
        ))}
      </div>
    </Entrance>
  );
}
