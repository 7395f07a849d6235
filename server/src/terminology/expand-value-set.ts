import { limits } from '../../../src/engine/definition/limits.ts';
import { isRecord } from '../../../src/engine/definition/walk-questions.ts';
import { codingsOf } from '../../../src/interchange/fhir/resource/options.ts';
import type { Raw } from '../../../src/interchange/shared/raw.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { AddressRefused } from '../webhook/safe-address.ts';
import { readAddress } from './read-address.ts';

/** The codes of a value set, or why there are none. */
export type Expansion = { readonly expansion: Raw } | { readonly reason: string };

interface Kept {
  readonly at: number;
  readonly found: Promise<Expansion>;
}

/** How long the codes of a value set are believed, and of how many. */
const keptMs = 3_600_000;
const mostKept = 200;
const known = new WeakMap<Configuration, Map<string, Kept>>();

/** Asks the terminology server for the codes of a value set; again after an hour, and at once where it gave none. */
export function expandValueSet(config: Configuration, now: Date, address: string): Promise<Expansion> {
  const all = known.get(config) ?? new Map<string, Kept>();
  known.set(config, all);
  const kept = all.get(address);
  if (kept && now.getTime() - kept.at < keptMs) return kept.found;
  const found = ask(config, address);
  all.delete(address);
  all.set(address, { at: now.getTime(), found });
  const [oldest] = all.keys();
  if (all.size > mostKept && oldest !== undefined) all.delete(oldest);
  void found.then((expansion) => 'reason' in expansion && all.get(address)?.found === found && all.delete(address));
  return found;
}

async function ask({ terminologyUrl = '', webhookHosts = [] }: Configuration, address: string): Promise<Expansion> {
  const [url = '', version] = address.split('|');
  const query = new URLSearchParams({ url, count: String(limits.options + 1) });
  if (version) query.set('valueSetVersion', version);
  try {
    return expansionIn(await readAddress(`${terminologyUrl}/ValueSet/$expand?${query}`, webhookHosts));
  } catch (error) {
    return {
      reason:
        error instanceof AddressRefused
          ? 'the address of the terminology server is not public; its host belongs in PORSA_WEBHOOK_HOSTS'
          : 'the terminology server did not give it',
    };
  }
}

function expansionIn(read: unknown): Expansion {
  const expansion = isRecord(read) && read['resourceType'] === 'ValueSet' ? read['expansion'] : undefined;
  if (!isRecord(expansion)) return { reason: 'the terminology server did not give it' };
  const codes = codingsOf({ expansion }).length;
  if (codes === 0) return { reason: 'the terminology server has no codes of it' };
  const total = Math.max(codes, typeof expansion['total'] === 'number' ? expansion['total'] : 0);
  return total > limits.options
    ? { reason: `it has more codes than the ${limits.options} options that a question may have` }
    : { expansion };
}
