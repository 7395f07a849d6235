import type { Severity } from '../../../../src/engine/definition/types.ts';

/** What rules of forms have notified people of. See `schema.ts` for how columns are read. */
export interface AlertTables {
  readonly alerts: AlertTable;
  readonly alert_people: AlertPersonTable;
}

/** A rule that held for an entry: once each. */
export interface AlertTable {
  clinic: string;
  id: string;
  category: string;
  file: string;
  entry: string;
  /** The id of the condition. */
  rule: string;
  severity: Severity;
  /** JSON: Localized, as the rule said it then. */
  text: string;
  /** JSON: the roles that see every question that the rule asks; others are told no more than that something is to be looked at. */
  sees: string;
  created_at: string;
  seen_by: string | null;
  seen_at: string | null;
}

/** Whom the rule names; whether they may read the file is decided anew whenever they look. */
export interface AlertPersonTable {
  clinic: string;
  user_id: string;
  alert: string;
}
