import { resolve } from 'node:path';
import { isKey } from '../crypto/sealer.ts';
import { assistantVariables, readAssistant } from './assistant-variables.ts';
import { logLevels, type Configuration } from './configuration.ts';
import { auditSealVariables, readAuditSeal } from './audit-seal-variables.ts';
import { isWildcard } from './own-origins.ts';
import { readSms, smsVariables } from './sms-variables.ts';
import { readSso, ssoVariables } from './sso-variables.ts';
import { serviceAddress, wholeNumber, type Variable } from './variable.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Every wrong variable at once, one sentence each. */
export class ConfigurationError extends Error {
  readonly faults: readonly string[];
  /** A restart may help, such as when the database cannot be reached. */
  readonly mayPass: boolean;

  constructor(faults: readonly string[], { mayPass = false }: { readonly mayPass?: boolean } = {}) {
    super(faults.join('\n'));
    this.name = 'ConfigurationError';
    this.faults = faults;
    this.mayPass = mayPass;
  }
}

const port: Variable<number> = {
  fallback: 8080,
  parse: (text) => wholeNumber(text, 0, 65_535),
  must: 'a port from 0 to 65535, such as 8080',
};
const host: Variable<string> = {
  fallback: '127.0.0.1',
  parse: (text) => (/^[A-Za-z0-9.:_-]+$/.test(text) ? text : undefined),
  must: 'an address or host name to listen on, such as 127.0.0.1 or 0.0.0.0',
};
const dataFolder: Variable<string> = {
  fallback: resolve('data'),
  parse: (text) => (text.includes('\0') ? undefined : resolve(text)),
  must: 'the path of a folder',
};
const databaseUrl: Variable<string | undefined> = {
  fallback: undefined,
  parse: (text) => urlOf(text, ['postgres:', 'postgresql:']),
  secret: true,
  must: 'a PostgreSQL address such as postgres://user:password@host:5432/porsa; leave it out to use the embedded database',
};
const publicUrl: Variable<string> = {
  fallback: '',
  parse: (text) => originAndPath(text),
  must: 'the http or https address people open, such as https://forms.example.org',
};
const smtpUrl: Variable<string | undefined> = {
  fallback: undefined,
  parse: (text) => urlOf(text, ['smtp:', 'smtps:']),
  secret: true,
  must: 'a mail server’s URL such as smtps://user:password@mail.example.org:465; leave it out to write emails to the outbox folder',
};
const mailFrom: Variable<string> = {
  fallback: 'Porsa <porsa@localhost>',
  parse: (text) => (/^[^\r\n]*@[^\r\n]+$/.test(text) ? text : undefined),
  must: 'a sender such as Clinic <forms@example.org>',
};
const demoPassword: Variable<string | undefined> = {
  fallback: undefined,
  parse: (text) => (text.length >= 8 && text.length <= 128 ? text : undefined),
  secret: true,
  must: '8 to 128 characters long',
};
const backupPassphrase: Variable<string | undefined> = {
  fallback: undefined,
  parse: (text) => (text.length >= 8 ? text : undefined),
  secret: true,
  must: 'at least 8 characters long; leave it out for an unencrypted backup',
};
const secretKeys: Variable<Configuration['secretKeys']> = {
  fallback: undefined,
  parse: (text) => keysOf(text),
  secret: true,
  must: 'a key of 32 bytes as base64 (openssl rand -base64 32), or a new key, a comma and the previous key; leave it out to use secret.key in the data folder',
};
const trustedProxies: Variable<number> = {
  fallback: 0,
  parse: (text) => wholeNumber(text, 0, 10),
  must: 'the number of proxies in front of the server, from 0 to 10',
};
const uploadsPerForm: Variable<number> = {
  fallback: 200,
  parse: (text) => wholeNumber(text, 0, 999_999),
  must: 'the maximum MiB of files per form and day from people who are not signed in, from 0 to 999999',
};
const uploadsPerClinic: Variable<number> = {
  fallback: 20_480,
  parse: (text) => wholeNumber(text, 0, 999_999),
  must: 'the maximum MiB of files per clinic, from 0 to 999999',
};
const entriesPerForm: Variable<number> = {
  fallback: 6000,
  parse: (text) => wholeNumber(text, 1, 999_999),
  must: 'the maximum responses per form and hour from people who are not signed in, from 1 to 999999',
};
const signUp: Variable<Configuration['signUp']> = {
  fallback: 'open',
  parse: (text) => (text === 'open' || text === 'closed' ? text : undefined),
  must: 'open or closed',
};
const serviceWorker: Variable<Configuration['serviceWorker']> = {
  fallback: 'on',
  parse: (text) => (text === 'on' || text === 'off' ? text : undefined),
  must: 'on or off',
};
const logLevel: Variable<Configuration['logLevel']> = {
  fallback: 'info',
  parse: (text) => logLevels.find((level) => level === text),
  must: `one of ${logLevels.join(', ')}`,
};

const webhookHosts: Variable<readonly string[]> = {
  fallback: [],
  parse: (text) => {
    const hosts = text
      .toLowerCase()
      .split(',')
      .map((host) => host.trim());
    return hosts.every((host) => /^[a-z0-9.:-]+(\/\d{1,3})?$/.test(host)) ? hosts : undefined;
  },
  must: 'comma-separated host names, addresses or ranges in your own network that webhooks may call, such as records.clinic.lan, 10.1.0.0/16',
};

const metricsToken: Variable<string | undefined> = {
  fallback: undefined,
  parse: (text) => (/^[\x21-\x7e]{16,200}$/.test(text) ? text : undefined),
  secret: true,
  must: '16 to 200 visible ASCII characters (openssl rand -hex 32); leave it out to allow /metrics only on this machine',
};

const terminologyUrl: Variable<string | undefined> = {
  fallback: undefined,
  parse: (text) => serviceAddress(text),
  secret: true,
  must: 'the http or https address of a FHIR terminology server, such as https://tx.example.org/fhir, without user, query or #; leave it out to ask none',
};

/** The one table of variables: where each is read, and into what. */
export const variables = {
  PORT: port,
  HOST: host,
  PORSA_DATA: dataFolder,
  DATABASE_URL: databaseUrl,
  PORSA_PUBLIC_URL: publicUrl,
  SMTP_URL: smtpUrl,
  PORSA_MAIL_FROM: mailFrom,
  PORSA_DEMO_PASSWORD: demoPassword,
  PORSA_TRUSTED_PROXIES: trustedProxies,
  LOG_LEVEL: logLevel,
  PORSA_SIGN_UP: signUp,
  PORSA_UPLOADS_PER_FORM: uploadsPerForm,
  PORSA_UPLOADS_PER_CLINIC: uploadsPerClinic,
  PORSA_ENTRIES_PER_FORM: entriesPerForm,
  PORSA_BACKUP_PASSPHRASE: backupPassphrase,
  PORSA_SECRET_KEY: secretKeys,
  PORSA_WEBHOOK_HOSTS: webhookHosts,
  PORSA_METRICS_TOKEN: metricsToken,
  PORSA_TERMINOLOGY_URL: terminologyUrl,
  PORSA_SERVICE_WORKER: serviceWorker,
  ...auditSealVariables,
  ...smsVariables,
  ...ssoVariables,
  ...assistantVariables,
} as const;

/** Reads the configuration from environment variables. Throws a `ConfigurationError` that lists every fault. */
export function readConfiguration(environment: Environment): Configuration {
  const faults: string[] = [];
  const read = <Value>(name: keyof typeof variables, variable: Variable<Value>): Value =>
    readVariable(environment, name, variable, faults);
  const configuration: Configuration = {
    port: read('PORT', port),
    host: read('HOST', host),
    dataFolder: read('PORSA_DATA', dataFolder),
    databaseUrl: read('DATABASE_URL', databaseUrl),
    publicUrl: read('PORSA_PUBLIC_URL', publicUrl),
    smtpUrl: read('SMTP_URL', smtpUrl),
    mailFrom: read('PORSA_MAIL_FROM', mailFrom),
    demoPassword: read('PORSA_DEMO_PASSWORD', demoPassword),
    trustedProxies: read('PORSA_TRUSTED_PROXIES', trustedProxies),
    logLevel: read('LOG_LEVEL', logLevel),
    signUp: read('PORSA_SIGN_UP', signUp),
    uploadsPerForm: read('PORSA_UPLOADS_PER_FORM', uploadsPerForm),
    uploadsPerClinic: read('PORSA_UPLOADS_PER_CLINIC', uploadsPerClinic),
    entriesPerForm: read('PORSA_ENTRIES_PER_FORM', entriesPerForm),
    backupPassphrase: read('PORSA_BACKUP_PASSPHRASE', backupPassphrase),
    secretKeys: read('PORSA_SECRET_KEY', secretKeys),
    webhookHosts: read('PORSA_WEBHOOK_HOSTS', webhookHosts),
    metricsToken: read('PORSA_METRICS_TOKEN', metricsToken),
    terminologyUrl: read('PORSA_TERMINOLOGY_URL', terminologyUrl),
    serviceWorker: read('PORSA_SERVICE_WORKER', serviceWorker),
    ...readAuditSeal(read),
    ...readSms(read, faults),
    ...readSso(read, faults),
    ...readAssistant(read, faults),
  };
  faults.push(...unknownVariables(environment));
  if (faults.length > 0) throw new ConfigurationError(faults);
  return {
    ...configuration,
    ...(!configuration.publicUrl && {
      publicUrl: localAddress(configuration.host, configuration.port),
      isUrlAssumed: true,
    }),
  };
}

function readVariable<Value>(
  environment: Environment,
  name: string,
  variable: Variable<Value>,
  faults: string[],
): Value {
  const text = environment[name]?.trim();
  if (!text) return variable.fallback;
  const value = variable.parse(text);
  if (value === undefined)
    faults.push(`${name} must be ${variable.must}${variable.secret ? '' : `; it is ${JSON.stringify(text)}`}.`);
  return value ?? variable.fallback;
}

function unknownVariables(environment: Environment): readonly string[] {
  const known = Object.keys(variables);
  return Object.keys(environment)
    .filter((name) => name.startsWith('PORSA_') && !known.includes(name))
    .map(
      (name) =>
        `${name} is not a known variable; remove it or correct it. Known variables: ${known.filter((other) => other.startsWith('PORSA_')).join(', ')}.`,
    );
}

/** The default public URL; a wildcard address is reached as localhost. */
export function localAddress(listening: string, at: number): string {
  const reached = isWildcard(listening) ? 'localhost' : listening;
  const url = `http://${reached.includes(':') ? `[${reached}]` : reached}:${at}`;
  return URL.canParse(url) ? new URL(url).origin : url;
}

function keysOf(text: string): Configuration['secretKeys'] {
  const [first = '', ...older] = text.split(',').map((key) => key.trim());
  return [first, ...older].every(isKey) ? [first, ...older] : undefined;
}

function urlOf(text: string, protocols: readonly string[]): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && protocols.includes(url.protocol) && url.hostname + url.search !== '' ? text : undefined;
}

function originAndPath(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (
    !url ||
    !['http:', 'https:'].includes(url.protocol) ||
    url.username ||
    url.search ||
    url.hash ||
    url.pathname !== '/'
  )
    return undefined;
  return url.origin;
}
