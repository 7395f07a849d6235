import type { Handlers } from '../context/handler.ts';
import { smartHandlers } from '../smart/handlers.ts';
import { auditHandlers } from './audit.ts';
import { authHandlers } from './auth.ts';
import { colleagueHandlers } from './colleagues.ts';
import { entryHandlers } from './entry.ts';
import { fileHandlers } from './file.ts';
import { formHandlers } from './form.ts';
import { libraryHandlers } from './library.ts';
import { liveHandlers } from './live.ts';
import { outputHandlers } from './output.ts';
import { patientHandlers } from './patient.ts';
import { profileHandlers } from './profile.ts';
import { proposalHandlers } from './proposal.ts';
import { secondStepHandlers } from './second-step.ts';
import { serviceAccountHandlers } from './service-accounts.ts';
import { sharingHandlers } from './sharing.ts';
import { uploadHandlers } from './upload.ts';
import { versionHandlers } from './versions.ts';
import { waysInHandlers } from './ways-in.ts';
import { webhookHandlers } from './webhooks.ts';

/** What answers each call, one table for each module of the contract. */
export const handlers: Handlers = {
  ...authHandlers,
  ...secondStepHandlers,
  ...serviceAccountHandlers,
  ...profileHandlers,
  ...formHandlers,
  ...versionHandlers,
  ...libraryHandlers,
  ...fileHandlers,
  ...patientHandlers,
  ...entryHandlers,
  ...outputHandlers,
  ...webhookHandlers,
  ...uploadHandlers,
  ...colleagueHandlers,
  ...sharingHandlers,
  ...liveHandlers,
  ...waysInHandlers,
  ...smartHandlers,
  ...auditHandlers,
  ...proposalHandlers,
};
