import { useState } from 'react';
import type { WaitingRecord } from '../../../api/records/record.ts';
import { addTexts } from '../../../store/texts.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { describeFailure } from '../calls/failure.ts';
import { usePortal } from '../context/portal-context.ts';
import * as icons from '../parts/icons.ts';
import { recordsTexts } from './records-texts.ts';
import { useDiscard } from './use-discard.ts';

addTexts('records', recordsTexts);

interface RecordNoticeProps {
  readonly record: WaitingRecord;
  /** It is no longer on this device. */
  onDiscarded(): void;
}

/** What became of a patient or a file that was made without a connection, and what can be done with it. */
export function RecordNotice({ record, onDiscarded }: RecordNoticeProps) {
  const { t } = useLanguage();
  const { unsent, waiting } = usePortal();
  const { copy, discard } = useDiscard(record);
  const [busy, setBusy] = useState(false);
  const { kind, progress } = record;
  const send = async (): Promise<void> => {
    setBusy(true);
    if (progress.state === 'refused') await waiting.retry(record.id);
    await unsent.sendNow();
    setBusy(false);
  };
  const title = t(`records:${kind}.${progress.state}`);
  return (
    <section className="porsa-portal-strip" data-kind={progress.state} aria-label={title}>
      <Icon of={progress.state === 'refused' ? icons.warning : icons.clock} />
      <div role="status">
        <p className="porsa-portal-strip-title">{title}</p>
        <Reason record={record} />
      </div>
      <SlButton size="small" loading={busy} onClick={() => void send()}>
        {t(progress.state === 'refused' ? 'records:retry' : 'records:send')}
      </SlButton>
      <SlButton size="small" onClick={copy}>
        {t('records:copy')}
      </SlButton>
      <SlButton size="small" onClick={() => void discard().then((isGone) => isGone && onDiscarded())}>
        {t('records:discard.open')}
      </SlButton>
    </section>
  );
}

function Reason({ record: { kind, progress } }: { readonly record: WaitingRecord }) {
  const { t } = useLanguage();
  if (progress.state === 'waiting') return <p>{t('records:text')}</p>;
  const { code, message, fields = [] } = progress;
  const details = fields.map(({ path }) => t(`portal:patient.${path.split('.').at(-1) ?? ''}`, { defaultValue: '' }));
  const named = [...new Set(details)].filter((detail) => detail !== '');
  return (
    <>
      <p>{describeFailure({ success: false, code, message }, t)}</p>
      {named.length > 0 && <p>{t('records:details', { details: named.join(t('records:and')) })}</p>}
      <p>{t(`records:${kind}.mend`)}</p>
    </>
  );
}
