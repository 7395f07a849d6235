import type { Refusal } from '../../../api/client/client.ts';
import { innermost } from '../../../api/client/innermost.ts';
import { errors } from '../../../api/contract/errors.ts';
import { showError } from '../../../store/notices.ts';
import type { LanguageTools } from '../../ui/language/language.tsx';

export { innermost };

/** A refusal in the reader's words; a fault of the server with the reference to report it by. */
export function describeFailure(failure: Refusal, t: LanguageTools['t']): string {
  const { code, message, request } = innermost(failure);
  const name = Object.entries(errors).find(([, error]) => error.code === code)?.[0];
  const text = name ? t(`errors:errors.${name}`, { defaultValue: message }) : message || t('portal:error.general');
  return request && name ? `${text} ${t('errors:reference', { request })}` : text;
}

/** An address of a link that the server cannot parse was truncated on the way. */
export const isCutOff = (failure: Refusal): boolean => innermost(failure).code === errors.badbody.code;

/** Why a link does not work. */
export function describeLinkFailure(failure: Refusal, t: LanguageTools['t']): string {
  return isCutOff(failure) ? t('portal:link.broken') : describeFailure(failure, t);
}

/** Opens the error dialog with a refusal in the reader's words. */
export function showFailure(failure: Refusal, t: LanguageTools['t']): void {
  showError(describeFailure(failure, t), innermost(failure).code);
}
