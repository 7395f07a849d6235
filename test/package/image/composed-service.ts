import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What `compose.yaml` says of a service. */
export interface ComposedService {
  readonly environment: Readonly<Record<string, string>>;
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  /** `name:/path` each. */
  readonly volumes: readonly string[];
  readonly stop_grace_period?: string;
  readonly restart?: string;
}

/** The services of a compose file, with its variables filled in as an engine does. Throws where one is needed and not given. */
export function readServices(
  path: string,
  variables: Readonly<Record<string, string>>,
): Readonly<Record<string, ComposedService>> {
  const fill = (_key: unknown, value: unknown): unknown =>
    typeof value === 'string' ? fillIn(value, variables) : value;
  return (parse(readFileSync(path, 'utf8'), fill) as { readonly services: Readonly<Record<string, ComposedService>> })
    .services;
}

const fillIn = (text: string, variables: Readonly<Record<string, string>>): string =>
  text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_whole, name: string, sign?: string, words = '') => {
    if (sign === '?' && !variables[name]) throw new Error(`${name}: ${words as string}`);
    return variables[name] || (words as string);
  });
