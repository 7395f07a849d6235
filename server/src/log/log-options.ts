import type { LogLevel } from '../configuration/configuration.ts';

/** Where log lines go. Defaults to standard output. */
export interface LogSink {
  write(line: string): void;
}

/** Lines of JSON that name the route, never the address, headers, query or body of a call. */
export function logOptions(level: LogLevel, sink?: LogSink): Readonly<Record<string, unknown>> {
  const nothing = (): undefined => undefined;
  return {
    level,
    base: { service: 'porsa' },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { req: nothing, res: nothing, err: nothing },
    ...(sink && { stream: sink }),
  };
}
