import { useEffect } from 'react';
import { useLanguage } from '../ui/language.tsx';
import { SlButton, SlSkeleton } from '../ui/shoelace-tags.ts';
import { Icon } from './icon.tsx';
import type { DesignerProps } from './types.ts';
import type { Draft } from './use-draft.ts';

const columns = [1, 2, 3] as const;

export function DesignerSkeleton() {
  const { t } = useLanguage();
  return (
    <div className="porsa-d-skeleton" role="status" aria-label={t('designer:loading')}>
      {columns.map((column) => (
        <div key={column}>
          {columns.map((row) => (
            <SlSkeleton key={row} effect="pulse" />
          ))}
        </div>
      ))}
    </div>
  );
}

interface DesignerFailureProps extends Pick<DesignerProps, 'onError'> {
  readonly failure: Extract<Draft, { ok: false }>;
  retry(): void;
}

/** Codes of the error table that have a sentence of their own here. */
const known: Readonly<Record<string, string>> = {
  wrongattribute: 'wrongattribute',
  invaliddefinition: 'invaliddefinition',
  5002: 'offline',
  4010: 'signin',
  4030: 'forbidden',
  4040: 'unknown',
  4041: 'unknown',
};

/** Asking again would say the same. */
const final: readonly string[] = ['wrongattribute', 'invaliddefinition', 'forbidden', 'unknown'];

export function DesignerFailure({ failure: { code, message }, retry, onError }: DesignerFailureProps) {
  const { t } = useLanguage();
  const said = t(`designer:failure.${known[code] ?? 'general'}`);
  useEffect(
    () => onError?.({ code: known[code] ?? 'internal', message: message || said }),
    [code, message, said, onError],
  );
  return (
    <div className="porsa-d-failure" role="alert">
      <Icon name="exclamation-triangle" size={28} />
      <p>{said}</p>
      {code === 'invaliddefinition' && <p>{message}</p>}
      {!final.includes(known[code] ?? '') && (
        <SlButton variant="primary" onClick={retry}>
          {t('common:retry')}
        </SlButton>
      )}
    </div>
  );
}
