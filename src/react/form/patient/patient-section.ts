import { late } from '../../ui/late/late.tsx';

/** The card around the patient's panel; fetched with the panel. */
export const PatientSection = late(async () => (await import('../../ui/section/section.tsx')).Section);
