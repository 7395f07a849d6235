import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { OutboxItem } from '../../../api/outbox/outbox.ts';
import { isFile, type WaitingRecord } from '../../../api/records/record.ts';
import { $session } from '../../../store/session.ts';
import { addTexts } from '../../../store/texts.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { usePlace, usePortal } from '../context/portal-context.ts';
import { matchRoute } from '../navigation/routes.ts';
import { itemsOf } from '../context/unsent.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import * as icons from '../parts/icons.ts';
import { RecordLink, RecordMark } from '../records/record-rows.tsx';
import { recordsTexts } from '../records/records-texts.ts';
import { useRecordHere, useRecords } from '../records/use-records.ts';
import { UnsentRow } from './unsent-row.tsx';

addTexts('records', recordsTexts);

interface Standing {
  readonly kind: 'waiting' | 'refused';
  readonly records: readonly WaitingRecord[];
  readonly items: readonly OutboxItem[];
}

/** Above each screen, while patients, files or responses of the person wait on this device or were refused after they had waited. */
export function WaitingStrip() {
  const { t, number } = useLanguage();
  const { unsent } = usePortal();
  const route = matchRoute(usePlace().path);
  const { records, items } = useElsewhere();
  const [busy, setBusy] = useState(false);
  const { kind, ...counted } = standingOf(records, items);
  const count = { records: counted.records.length, items: counted.items.length };
  // Of what waits, a form says so itself.
  if (count.records + count.items === 0 || (kind === 'waiting' && route?.name === 'fill')) return null;
  const send = async (): Promise<void> => {
    setBusy(true);
    await unsent.sendNow();
    setBusy(false);
  };
  const isWaiting = [...records.map(({ progress }) => progress), ...items].some(({ state }) => state === 'waiting');
  return (
    <section className="porsa-portal-strip" data-kind={kind} aria-label={t('records:here')}>
      <Icon of={kind === 'refused' ? icons.warning : icons.clock} />
      <div role="status">
        {count.records > 0 && (
          <p className="porsa-portal-strip-title">
            {t(`records:strip.${kind}`, { count: count.records, number: number(count.records) })}
          </p>
        )}
        {count.items > 0 && (
          <p className="porsa-portal-strip-title">
            {t(`strips:unsent.${kind}`, { count: count.items, number: number(count.items) })}
          </p>
        )}
        <p>{t(count.records > 0 ? `records:strip.${kind}Text` : `strips:unsent.${kind}Text`)}</p>
      </div>
      {isWaiting && (
        <SlButton size="small" loading={busy} onClick={() => void send()}>
          {t('strips:unsent.send')}
        </SlButton>
      )}
      <details>
        <summary>{t('records:strip.list')}</summary>
        <ul>
          {records.map((record) => (
            <li key={record.id}>
              <RecordLink record={record} />
              <RecordMark record={record} />
            </li>
          ))}
          {items.map((item) => (
            <UnsentRow key={item.entry.id} item={item} />
          ))}
        </ul>
      </details>
    </section>
  );
}

/** What waits or was refused, besides what the screen itself says of the patient or file that it shows. */
function useElsewhere(): Pick<Standing, 'records' | 'items'> {
  const { unsent } = usePortal();
  const records = useRecords();
  const here = useRecordHere();
  const items = itemsOf(useStore(unsent.$items), useStore($session).id);
  if (here === undefined) return { records, items };
  const patientOf = (record: WaitingRecord): string => (isFile(record) ? record.patient : record.id);
  const isHere = (record: WaitingRecord): boolean => patientOf(record) === patientOf(here);
  const shown = records.filter(isHere).map(({ id }) => id);
  return {
    records: records.filter((record) => !isHere(record)),
    items: items.filter(({ state, entry }) => state === 'refused' || !shown.includes(entry.file ?? '')),
  };
}

/** What was refused is said alone: it needs somebody. */
function standingOf(records: readonly WaitingRecord[], items: readonly OutboxItem[]): Standing {
  const refused = {
    records: records.filter(({ progress }) => progress.state === 'refused'),
    items: items.filter(({ state }) => state === 'refused'),
  };
  if (refused.records.length + refused.items.length > 0) return { kind: 'refused', ...refused };
  return { kind: 'waiting', records, items: items.filter(({ state }) => state === 'waiting') };
}
