import { usePortal } from '../../context/portal-context.ts';
import { pathTo } from '../../navigation/routes.ts';
import { PatientEditor } from './patient-editor.tsx';

/** Adds a patient and opens their page, or that of who is the same person. */
export function NewPatientDialog({ onClose }: { onClose(): void }) {
  const { navigation } = usePortal();
  const goTo = (id: string): void => navigation.go(pathTo('patient', { id }));
  return <PatientEditor onClose={onClose} onStored={({ id }) => goTo(id)} onUse={goTo} />;
}
