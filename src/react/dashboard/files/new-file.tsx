import { useState } from 'react';
import type { PatientItem } from '../../../api/contract/patients/patient.ts';
import type { Category, Patient, PatientFile } from '../../../api/contract/shapes.ts';
import { Alert } from '../../kit/field/alert.tsx';
import { usePortal } from '../context/portal-context.ts';
import { onDemand } from '../parts/on-demand.tsx';
import { useOpenFile } from '../records/use-open-file.ts';
import { PatientDialog } from './patient-dialog.tsx';

const PatientEditor = onDemand(
  async () => (await import('../patients/editor/patient-editor.tsx')).PatientEditor,
  () => null,
);

interface NewFileProps {
  readonly category: Category;
  onClose(): void;
  onStored(file: PatientFile): void;
}

/** A new file. Without a connection the patient is entered first, and both are kept on this device. */
export function NewFile({ category, onClose, onStored }: NewFileProps) {
  const { readsFiles, waiting } = usePortal();
  const [away, setAway] = useState<Patient>();
  const { problem, open } = useOpenFile();
  const openFor = (id: string, details: Patient): void => {
    void open(category, { id, details, fileIn: () => undefined });
  };
  const stored = ({ id, patient: { ageOn: _day, ...details } }: PatientItem): void => openFor(id, details);
  if (away === undefined)
    return (
      <PatientDialog
        category={category}
        onClose={onClose}
        onStored={onStored}
        onAway={readsFiles && waiting.isOffered() ? setAway : undefined}
        onUse={readsFiles ? openFor : undefined}
        problem={problem}
      />
    );
  return (
    <>
      <Alert text={problem} />
      <PatientEditor start={away} onClose={onClose} onStored={stored} onUse={(id) => openFor(id, away)} />
    </>
  );
}
