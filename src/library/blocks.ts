import { address } from './blocks/address.ts';
import { allergies } from './blocks/allergies.ts';
import { consent } from './blocks/consent.ts';
import { emergencyContact } from './blocks/emergency-contact.ts';
import { lifestyle } from './blocks/lifestyle.ts';
import { medicalHistory } from './blocks/medical-history.ts';
import { medications } from './blocks/medications.ts';
import { vitalSigns } from './blocks/vital-signs.ts';
import type { Instrument } from './instrument.ts';

/** Questions that many forms share. */
export const blocks: readonly Instrument[] = [
  address,
  emergencyContact,
  vitalSigns,
  medications,
  allergies,
  medicalHistory,
  lifestyle,
  consent,
];
