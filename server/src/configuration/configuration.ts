/** How the server runs, read once at the start. */
export interface Configuration {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder that holds database, outbox and uploads. */
  readonly dataFolder: string;
  /** PostgreSQL's address; absent: SQLite in the data folder. */
  readonly databaseUrl?: string;
  /** Where people reach the server, without a slash at the end. Every link is made from it, never from a header. */
  readonly publicUrl: string;
  /** Nothing was configured, so the public URL is made from where the server listens. */
  readonly isUrlAssumed?: boolean;
  /** Absent: emails are written into the outbox folder. */
  readonly smtpUrl?: string;
  readonly mailFrom: string;
  /** What sends text messages; absent: none are offered. */
  readonly sms?: SmsGateway;
  /** Whom codes may be texted to, and how many go out at most. */
  readonly smsCodes: SmsCodes;
  readonly demoPassword?: string;
  /** Whether anybody may sign up; `closed`: by invitation only. */
  readonly signUp: 'open' | 'closed';
  /** How many proxies stand before the server; so many entries of X-Forwarded-For are believed. */
  readonly trustedProxies: number;
  /** Mebibytes of files that people without a session may leave in one form in a day. */
  readonly uploadsPerForm: number;
  /** Mebibytes of files that a clinic may keep. */
  readonly uploadsPerClinic: number;
  /** Entries that people without a session may leave in one form in an hour; a tenth of them in any minute. */
  readonly entriesPerForm: number;
  /** What backups are sealed with; absent: they are not. */
  readonly backupPassphrase?: string;
  /** Receivers of webhooks inside of one's own walls: host names, addresses or ranges. None where absent. */
  readonly webhookHosts?: readonly string[];
  /** A terminology server of FHIR, without a slash at the end, which gives the codes of value sets; absent: none is asked. */
  readonly terminologyUrl?: string;
  /** What second steps are sealed with, base64 of 32 bytes: the key in use, then older ones; absent: `secret.key` in the data folder. */
  readonly secretKeys?: readonly [string, ...string[]];
  /** The language model that helps with proposals; absent: none, and no text leaves the server. */
  readonly assistant?: AssistantConfiguration;
  /** The provider at which people may sign in; absent: with passwords alone. */
  readonly sso?: SsoConfiguration;
  /** Who sends it may read `/metrics`; absent: programs on this machine alone. */
  readonly metricsToken?: string;
  /** Where the ends of the audit log are kept each day, out of reach of who could rewrite it; absent: nowhere. */
  readonly auditSeal?: AuditSealPlaces;
  /** Whether the portal's service worker is handed out; `off`: one that removes itself. */
  readonly serviceWorker: 'on' | 'off';
  readonly logLevel: LogLevel;
}

/** One or more places. */
export interface AuditSealPlaces {
  /** Absolute path of a file that seals are appended to. */
  readonly file?: string;
  /** Who gets them by email. */
  readonly mail?: string;
  /** Where they are posted to. */
  readonly url?: string;
}

/** A gateway for text messages, called by plain HTTP; `{{to}}` and `{{text}}` stand for number and text in address and body. */
export interface SmsGateway {
  readonly url: string;
  readonly method: 'POST' | 'GET' | 'PUT';
  /** Names in lowercase. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** `+98912…`, `98912…`, or `0912…` where the number is Iranian. */
  readonly numbers: 'e164' | 'digits' | 'iran';
  /** What an answer contains where the message was taken, for gateways that answer 200 to everything. */
  readonly expected?: string;
}

/** What keeps strangers from having codes sent at the clinic's expense. */
export interface SmsCodes {
  /** Beginnings of numbers, such as `+98`. */
  readonly prefixes: readonly [string, ...string[]];
  /** Of the whole installation. */
  readonly perDay: number;
}

/** A server that speaks OpenAI's protocol of chat completions. */
export interface AssistantConfiguration {
  /** Without a slash at the end; `/chat/completions` is asked under it. */
  readonly url: string;
  /** Sent as a bearer token; absent: none is sent. */
  readonly key?: string;
  readonly model: string;
  /** Tokens of one reply. */
  readonly tokens: number;
  /** Replies in an hour, of one person and of all together. */
  readonly perPerson: number;
  readonly perHour: number;
}

/** A provider of OpenID Connect. */
export interface SsoConfiguration {
  readonly issuer: string;
  readonly clientId: string;
  /** Absent: a public client, which PKCE protects alone. */
  readonly secret?: string;
  /** Its name on the button. */
  readonly label: string;
  /** Without any, only who has an account may sign in. */
  readonly rules: readonly SsoRule[];
}

/** What a claim that holds a value gives in a clinic. */
export interface SsoRule {
  readonly claim: string;
  readonly value: string;
  /** By its slug. */
  readonly clinic: string;
  readonly gives:
    | { readonly kind: 'account' | 'admin' }
    | {
        readonly kind: 'role';
        /** By its slug. */
        readonly form: string;
        readonly role: 'owner' | 'secretary' | 'expert' | 'newuser';
      };
}

export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];
