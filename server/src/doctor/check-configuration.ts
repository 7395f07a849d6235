import type { Configuration } from '../configuration/configuration.ts';
import { ConfigurationError, readConfiguration, type Environment } from '../configuration/read-configuration.ts';
import { fault, good, type Finding } from './finding.ts';

/** The configuration, where it is valid, and a finding for each variable that is not. */
export function checkConfiguration(environment: Environment): {
  readonly config: Configuration | undefined;
  readonly findings: readonly Finding[];
} {
  try {
    return { config: readConfiguration(environment), findings: [good('configuration')] };
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return {
      config: undefined,
      findings: error.faults.map((sentence) => fault('configurationwrong', { sentence })),
    };
  }
}
