import en from '../../../../locales/en/patients.json';
import fa from '../../../../locales/fa/patients.json';

/** Texts of the portal's screens of patients; fetched with them. */
export const patientsTexts = { en, fa };
