import { late } from '../../ui/late/late.tsx';

/** Forms that say nothing before their first question do without it. */
export const FormOpening = late(async () => (await import('./form-opening.tsx')).FormOpening);
export const ClinicLogo = late(async () => (await import('./clinic-logo.tsx')).ClinicLogo);
