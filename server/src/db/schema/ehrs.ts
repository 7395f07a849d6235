import type { DeliveryColumns } from './deliveries.ts';

/** EHRs that open forms by SMART App Launch. See `schema.ts` for how columns are read. */
export interface EhrTables {
  readonly ehrs: EhrTable;
  readonly ehr_patients: EhrPatientTable;
  readonly ehr_people: EhrPersonTable;
  readonly ehr_launches: EhrLaunchTable;
  readonly ehr_write_backs: EhrWriteBackTable;
}

export interface EhrTable {
  clinic: string;
  id: string;
  /** The account that its people act as who have none of their own; a member of the forms that it opens. */
  account: string;
  title: string;
  /** The base URL of its FHIR server, without a slash at its end. */
  issuer: string;
  client_id: string;
  /** Sealed; null for a public client. */
  secret: string | null;
  /** The system of identifiers that are national codes; empty where there is none. */
  code_system: string;
  active: number;
  created_at: string;
  /** The redirect URL that it was registered with, or led back to last; null before one was noted. */
  redirect: string | null;
}

/** Whom a patient of an EHR is here. */
export interface EhrPatientTable {
  clinic: string;
  ehr: string;
  /** The patient's id in the EHR. */
  subject: string;
  patient: string;
}

/** A person of an EHR who has an account here, and was signed in with both at once. */
export interface EhrPersonTable {
  clinic: string;
  ehr: string;
  /** The subject of the ID token. */
  subject: string;
  user_id: string;
  created_at: string;
}

/** An opening of a form by an EHR, kept for what is to be sent back. */
export interface EhrLaunchTable {
  clinic: string;
  id: string;
  ehr: string;
  /** The patient's id in the EHR. */
  subject: string;
  /** The person as the EHR names them: `Practitioner/17`. */
  author: string | null;
  /** The account of that person here. */
  user_id: string | null;
  /** JSON, sealed: what the EHR says of the patient, and of person and visit; once a form has been opened, of these alone. Null where there is nothing to keep. */
  details: string | null;
  /** The access token, sealed; null once it is of no use. */
  token: string | null;
  token_ends: string;
  /** When its form was opened: it opens one alone. */
  opened_at: string | null;
  created_at: string;
}

/** A response that the EHR gets; its id is the entry's. */
export interface EhrWriteBackTable extends DeliveryColumns {
  ehr: string;
  /** Whose token it is sent with. */
  launch: string;
  /** The patient's id in the EHR. */
  subject: string;
  file: string;
}
