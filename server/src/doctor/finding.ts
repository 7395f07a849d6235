import type { doctorTexts } from './say.ts';

export type FindingName = keyof ReturnType<typeof doctorTexts>['findings'];

/** What one check of an installation found. A `fault` must be fixed, a `warning` should be. */
export interface Finding {
  readonly level: 'good' | 'warning' | 'fault';
  readonly name: FindingName;
  readonly values?: Readonly<Record<string, string | number>>;
}

type Values = NonNullable<Finding['values']>;

const of =
  (level: Finding['level']) =>
  (name: FindingName, values?: Values): Finding => ({ level, name, ...(values && { values }) });

export const good = of('good');
export const warning = of('warning');
export const fault = of('fault');

/** The code of an error, which says the same in every language. */
export const codeOf = (error: unknown): string =>
  (error as Partial<NodeJS.ErrnoException>).code ?? (error instanceof Error ? error.name : 'unknown');
