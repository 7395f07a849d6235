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
  /** Absent: letters are written into the outbox folder. */
  readonly smtpUrl?: string;
  readonly mailFrom: string;
  readonly demoPassword?: string;
  /** How many proxies stand before the server; so many entries of X-Forwarded-For are believed. */
  readonly trustedProxies: number;
  readonly logLevel: LogLevel;
}

export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];
