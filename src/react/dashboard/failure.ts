import type { Refusal } from '../../api/client.ts';
import { errors } from '../../api/contract/errors.ts';
import type { LanguageTools } from '../ui/language.tsx';

/** The server's own refusal where the client said something more general. */
export function innermost(failure: Refusal): Refusal {
  const { cause } = failure;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? innermost(cause as Refusal) : failure;
}

/** A refusal in the reader's words. */
export function describeFailure(failure: Refusal, t: LanguageTools['t']): string {
  const { code, message } = innermost(failure);
  const name = Object.entries(errors).find(([, error]) => error.code === code)?.[0];
  return name ? t(`errors:errors.${name}`, { defaultValue: message }) : message || t('portal:error.general');
}

/** Why a link of a letter leads nowhere: an address that the server cannot even read was cut on its way. */
export function describeLinkFailure(failure: Refusal, t: LanguageTools['t']): string {
  return innermost(failure).code === errors.badbody.code ? t('portal:link.broken') : describeFailure(failure, t);
}
