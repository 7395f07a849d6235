import { askAddress } from '../webhook/ask-address.ts';
import type { AllowedHosts } from '../webhook/safe-address.ts';

/** The JSON that an address answers with. */
export async function readAddress(address: string, allowed: AllowedHosts, patienceMs = 10_000): Promise<unknown> {
  const { status, body } = await askAddress(address, allowed, {
    headers: { accept: 'application/fhir+json' },
    patienceMs,
  });
  if (status !== 200) throw new Error(`The answer has status ${status}.`);
  return JSON.parse(body.toString('utf8')) as unknown;
}
