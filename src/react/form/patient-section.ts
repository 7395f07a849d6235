import { late } from '../ui/late.tsx';

/** The card around the patient's panel; fetched with the panel. */
export const PatientSection = late(async () => (await import('../ui/section.tsx')).Section);
