import type { BodyOf, DataOf } from './call.ts';
import { adding } from './publishing/adding.ts';
import { audit } from './audit.ts';
import { auth } from './auth.ts';
import { colleagues } from './colleagues.ts';
import { ehrs } from './launch/ehrs.ts';
import { entry } from './entry.ts';
import { file } from './patients/file.ts';
import { form } from './form.ts';
import { library } from './library/blocks.ts';
import { live } from './live.ts';
import { mobile } from './sms/mobile.ts';
import { output } from './output.ts';
import { patient } from './patients/patient.ts';
import { profile } from './profile.ts';
import { assistant } from './proposal/assistant.ts';
import { proposalComments } from './proposal/comments.ts';
import { proposals } from './proposal/proposals.ts';
import { secondStep } from './second-step.ts';
import { serviceAccounts } from './service-accounts.ts';
import { sharing } from './sharing.ts';
import { upload } from './upload.ts';
import { versions } from './publishing/versions.ts';
import { waysIn } from './ways-in.ts';
import { webhooks } from './webhooks.ts';

/** Every call between elements and server, by its path. */
export const contract = {
  ...auth,
  ...secondStep,
  ...mobile,
  ...serviceAccounts,
  ...profile,
  ...form,
  ...adding,
  ...versions,
  ...library,
  ...file,
  ...patient,
  ...entry,
  ...output,
  ...webhooks,
  ...upload,
  ...colleagues,
  ...sharing,
  ...live,
  ...waysIn,
  ...ehrs,
  ...audit,
  ...proposals,
  ...proposalComments,
  ...assistant,
} as const;

export type Contract = typeof contract;
export type Path = keyof Contract;
export type CallBody<P extends Path> = BodyOf<Contract[P]>;
export type CallData<P extends Path> = DataOf<Contract[P]>;

/** What every call answers. */
export type Reply<D> =
  | { readonly success: true; readonly data: D }
  | {
      readonly success: false;
      readonly code: number;
      readonly message: string;
      readonly data?: unknown;
      /** The first 50; `more` says how many others there are. */
      readonly fields?: readonly FieldFault[];
      readonly more?: number;
      /** Of a fault of the server: by this reference its log tells what went wrong. */
      readonly request?: string;
    };

/** What is wrong with one place of a body. */
export interface FieldFault {
  readonly path: string;
  readonly rule: string;
  readonly message: string;
}
