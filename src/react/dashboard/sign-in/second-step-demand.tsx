import { useLanguage } from '../../ui/language/language.tsx';
import { usePortal } from '../context/portal-context.ts';
import { Entrance } from './entrance.tsx';
import { SecondStepSetup } from '../second-step/setup.tsx';

/** All that is shown to somebody of whom the clinic demands a second step, until they have one. */
export function SecondStepDemand({ onDone }: { onDone(): void }) {
  const { t } = useLanguage();
  const { signOut } = usePortal();
  return (
    <Entrance title={t('portal:secondStep.demanded')} text={t('portal:secondStep.demandedText')}>
      <SecondStepSetup onDone={onDone} />
      <button type="button" className="porsa-portal-quiet" onClick={signOut}>
        {t('portal:account.signOut')}
      </button>
    </Entrance>
  );
}
