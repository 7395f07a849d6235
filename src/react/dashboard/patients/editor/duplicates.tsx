import { SlButton } from '../../../kit/shoelace/tags.ts';
import { Alert } from '../../../kit/field/alert.tsx';
import { addTexts } from '../../../../store/texts.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { localToday } from '../../../ui/language/moment.ts';
import { Row, Rows } from '../../parts/rows.tsx';
import { describeBriefly } from '../describe-briefly.tsx';
import { patientsTexts } from '../patients-texts.ts';
import type { Alike } from './use-patient.ts';

addTexts('patients', patientsTexts);

interface DuplicatesProps {
  readonly alike: Alike;
  onUse(id: string): void;
}

/** Who may be the same person as the one that is about to be saved, and what else is to be looked at. */
export function Duplicates({ alike: { items, codeTaken, oddCode }, onUse }: DuplicatesProps) {
  const tools = useLanguage();
  const { t } = tools;
  const isSame = items.some(({ alike }) => alike === 'code');
  const today = localToday();
  return (
    <div className="porsa-portal-form">
      {codeTaken && <Alert text={t('patients:alike.hidden')} />}
      {oddCode && <Alert text={t('patients:alike.odd')} />}
      {items.length > 0 && (
        <>
          <p role="status">{t(isSame ? 'patients:alike.exists' : 'patients:alike.similar')}</p>
          <Rows>
            {items.map(({ patient, alike }) => (
              <Row
                key={patient.id}
                title={patient.patient.name || t('portal:patient.nameless')}
                detail={
                  <>
                    <strong>{t(`patients:alike.${alike}`)}</strong> · {describeBriefly(patient, tools, today)}
                  </>
                }
              >
                <SlButton size="small" onClick={() => onUse(patient.id)}>
                  {t(alike === 'code' ? 'patients:alike.open' : 'patients:alike.use')}
                </SlButton>
              </Row>
            ))}
          </Rows>
        </>
      )}
    </div>
  );
}
