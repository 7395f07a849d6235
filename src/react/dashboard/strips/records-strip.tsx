import { addTexts } from '../../../store/texts.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { usePlace } from '../context/portal-context.ts';
import { matchRoute } from '../navigation/routes.ts';
import * as icons from '../parts/icons.ts';
import { RecordLink, RecordMark } from '../records/record-rows.tsx';
import { recordsTexts } from '../records/records-texts.ts';
import { useRecords } from '../records/use-records.ts';

addTexts('records', recordsTexts);

/** Above each screen, while patients or files of the person wait on this device; a screen that shows one says so itself. */
export function RecordsStrip() {
  const { t, number } = useLanguage();
  const route = matchRoute(usePlace().path);
  const records = useRecords();
  const here = route?.name === 'patient' ? route.params.id : route?.name === 'entries' ? route.params.file : undefined;
  const refused = records.filter(({ progress }) => progress.state === 'refused');
  if (records.length === 0 || records.some(({ id }) => id === here)) return null;
  if (refused.length === 0 && route?.name === 'fill') return null;
  const kind = refused.length > 0 ? 'refused' : 'waiting';
  const { length: count } = refused.length > 0 ? refused : records;
  return (
    <section className="porsa-portal-strip" data-kind={kind} aria-label={t('records:here')}>
      <Icon of={refused.length > 0 ? icons.warning : icons.clock} />
      <div role="status">
        <p className="porsa-portal-strip-title">{t(`records:strip.${kind}`, { count, number: number(count) })}</p>
        <p>{t(`records:strip.${kind}Text`)}</p>
      </div>
      <details>
        <summary>{t('records:strip.list')}</summary>
        <ul>
          {records.map((record) => (
            <li key={record.id}>
              <RecordLink record={record} />
              <RecordMark record={record} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
