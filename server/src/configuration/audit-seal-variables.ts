import { resolve } from 'node:path';
import type { Configuration } from './configuration.ts';
import { serviceAddress, type Variable } from './variable.ts';

const sealFile: Variable<string | undefined> = {
  fallback: undefined,
  parse: (text) => (text.includes('\0') ? undefined : resolve(text)),
  must: 'the path of a file that the seals of the audit log are appended to, on a disk of another machine; leave it out to keep none in a file',
};
const sealMail: Variable<string | undefined> = {
  fallback: undefined,
  parse: (text) => (/^[^\s,;<>@]+@[^\s,;<>@]+$/.test(text) ? text : undefined),
  must: 'one email address that gets the seals of the audit log, such as seals@archive.example.org; leave it out to email none',
};
const sealUrl: Variable<string | undefined> = {
  fallback: undefined,
  parse: (text) => serviceAddress(text),
  secret: true,
  must: 'the http or https address that the seals of the audit log are posted to, without user, query or #; leave it out to post none',
};

export const auditSealVariables = {
  PORSA_AUDIT_SEAL_FILE: sealFile,
  PORSA_AUDIT_SEAL_MAIL: sealMail,
  PORSA_AUDIT_SEAL_URL: sealUrl,
} as const;

type Read = <Value>(name: keyof typeof auditSealVariables, variable: Variable<Value>) => Value;

export function readAuditSeal(read: Read): Pick<Configuration, 'auditSeal'> {
  const file = read('PORSA_AUDIT_SEAL_FILE', sealFile);
  const mail = read('PORSA_AUDIT_SEAL_MAIL', sealMail);
  const url = read('PORSA_AUDIT_SEAL_URL', sealUrl);
  if (file === undefined && mail === undefined && url === undefined) return {};
  return { auditSeal: { ...(file && { file }), ...(mail && { mail }), ...(url && { url }) } };
}
