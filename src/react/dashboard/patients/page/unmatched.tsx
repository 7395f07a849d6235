import { useState } from 'react';
import type { PatientItem } from '../../../../api/contract/patients/patient.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { SlButton } from '../../../kit/shoelace/tags.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import * as icons from '../../parts/icons.ts';
import { MergePatients } from '../merge/merge-patients.tsx';

interface UnmatchedProps {
  readonly patient: PatientItem;
  onMatched(): void;
}

/** Says that a patient has no national ID number, as after a response from the public, and finds who is the same person. */
export function Unmatched({ patient, onMatched }: UnmatchedProps) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="porsa-portal-unmatched" aria-label={t('patients:unmatched.title')}>
      <Icon of={icons.person} />
      <p>
        <strong>{t('patients:unmatched.title')}</strong> {t('patients:unmatched.text')}
      </p>
      <SlButton size="small" onClick={() => setOpen(true)}>
        {t('patients:unmatched.match')}
      </SlButton>
      {isOpen && (
        <MergePatients
          patient={patient}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onMatched();
          }}
        />
      )}
    </section>
  );
}
