import { useRef, type ReactNode } from 'react';
import type { PatientDetails } from '../../../api/contract/patients/patient.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { localToday } from '../../ui/language/moment.ts';
import { useStyles } from '../../ui/style/use-styles.ts';
import { describePatient } from './describe-patient.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import * as icons from '../parts/icons.ts';
import styles from './patient-card.css?inline';

const sheets = [styles];

export function PatientCard({
  patient,
  children,
}: {
  readonly patient: PatientDetails;
  readonly children?: ReactNode;
}) {
  const tools = useLanguage();
  const root = useRef<HTMLElement>(null);
  useStyles(root, sheets);
  return (
    <section ref={root} className="porsa-portal-patient" aria-label={tools.t('portal:patient.title')}>
      <span className="porsa-portal-face porsa-portal-face-large">
        <Icon of={icons.person} size={28} />
      </span>
      <div className="porsa-portal-patient-main">
        <p className="porsa-portal-patient-name">
          <bdi>{patient.name || tools.t('portal:patient.nameless')}</bdi>
        </p>
        <dl className="porsa-portal-patient-facts">
          {describePatient(patient, tools, localToday()).map(([label, words]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{words}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="porsa-portal-patient-actions">{children}</div>
    </section>
  );
}
