import type { AccountTables } from './accounts.ts';
import type { AlertTables } from './alerts.ts';
import type { ApiKeyTables } from './api-keys.ts';
import type { AuditTables } from './audit.ts';
import type { ColleagueTables } from './colleagues.ts';
import type { CountTables } from './counts.ts';
import type { EhrTables } from './ehrs.ts';
import type { FileTables } from './files.ts';
import type { FormTables } from './forms.ts';
import type { LibraryTables } from './library.ts';
import type { PatientTables } from './patients.ts';
import type { ProcessTables } from './process.ts';
import type { ProposalTables } from './proposals.ts';
import type { SecondStepTables } from './second-step.ts';
import type { WebhookTables } from './webhooks.ts';

/**
 * The tables as Kysely sees them, the same on both databases.
 *
 * Ids are UUIDv7 texts, times ISO 8601 UTC texts, dates `YYYY-MM-DD` texts, flags 0 or 1, and a column whose comment
 * says JSON holds its text. The clinic comes first in each key, so that a clinic's rows can be stored together.
 */
export interface Schema
  extends
    AccountTables,
    AlertTables,
    ApiKeyTables,
    AuditTables,
    ColleagueTables,
    CountTables,
    EhrTables,
    FileTables,
    FormTables,
    LibraryTables,
    PatientTables,
    ProcessTables,
    ProposalTables,
    SecondStepTables,
    WebhookTables {}
