import type { Refusal } from './client.ts';

/** The server's own refusal, where the client wrapped it in a more general one. */
export function innermost(failure: Refusal): Refusal {
  const { cause } = failure;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? innermost(cause as Refusal) : failure;
}
