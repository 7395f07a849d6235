import { useEffect } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton, SlSkeleton } from '../../kit/shoelace/tags.ts';
import type { DesignerProps } from '../props/designer-props.ts';
import type { Draft } from '../draft/use-draft.ts';
import { Message } from '../../kit/states/message.tsx';
import * as icons from '../icons/icons.ts';

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

/** The message says what the title does not: what is wrong in the definition, or the reference to report a fault of the server by. */
const saysMore: readonly (string | number)[] = ['invaliddefinition', 5000];

/** Asking again would say the same. */
const final: readonly string[] = ['wrongattribute', 'invaliddefinition', 'forbidden', 'unknown'];

export function DesignerFailure({ failure: { code, message }, retry, onError }: DesignerFailureProps) {
  const { t } = useLanguage();
  const text = t(`designer:failure.${known[code] ?? 'general'}`);
  // What the host's listeners have made of the event is no clean-up.
  useEffect(
    () => void onError?.({ code: known[code] ?? 'internal', message: message || text }),
    [code, message, text, onError],
  );
  return (
    <Message icon={icons.warning} title={text} text={saysMore.includes(code) ? message : undefined} role="alert">
      {!final.includes(known[code] ?? '') && (
        <SlButton variant="primary" onClick={retry}>
          {t('common:retry')}
        </SlButton>
      )}
    </Message>
  );
}
