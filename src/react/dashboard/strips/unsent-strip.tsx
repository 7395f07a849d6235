import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { OutboxItem } from '../../../api/outbox/outbox.ts';
import { $session } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { formatMoment } from '../../ui/language/moment.ts';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { Link } from '../link/link.tsx';
import { usePlace, usePortal } from '../context/portal-context.ts';
import { matchRoute, pathTo } from '../navigation/routes.ts';
import { itemsOf } from '../context/unsent.ts';
import { seenCategory, useCategory } from '../forms/use-category.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { Mark } from '../../kit/list/list.tsx';
import * as icons from '../parts/icons.ts';

/** Above each screen, while entries of the person wait on this device or were refused after they had waited; of what waits, a form says so itself. */
export function UnsentStrip() {
  const { t, number } = useLanguage();
  const { unsent } = usePortal();
  const route = matchRoute(usePlace().path);
  const items = itemsOf(useStore(unsent.$items), useStore($session).id);
  const [busy, setBusy] = useState(false);
  const [waiting, refused] = [
    items.filter(({ state }) => state === 'waiting'),
    items.filter(({ state }) => state === 'refused'),
  ];
  const send = async (): Promise<void> => {
    setBusy(true);
    await unsent.sendNow();
    setBusy(false);
  };
  if (refused.length === 0 && (waiting.length === 0 || route?.name === 'fill')) return null;
  const kind = refused.length > 0 ? 'refused' : 'waiting';
  const count = kind === 'refused' ? refused.length : waiting.length;
  return (
    <section className="porsa-portal-strip" data-kind={kind} aria-label={t('strips:unsent.title')}>
      <Icon of={kind === 'refused' ? icons.warning : icons.clock} />
      <div role="status">
        <p className="porsa-portal-strip-title">{t(`strips:unsent.${kind}`, { count, number: number(count) })}</p>
        <p>{t(`strips:unsent.${kind}Text`)}</p>
      </div>
      {waiting.length > 0 && (
        <SlButton size="small" loading={busy} onClick={() => void send()}>
          {t('strips:unsent.send')}
        </SlButton>
      )}
      <details>
        <summary>{t('strips:unsent.list')}</summary>
        <ul>
          {items.map((item) => (
            <Row key={item.entry.id} item={item} />
          ))}
        </ul>
      </details>
    </section>
  );
}

/** Where the entry belongs: what waits leads to its file, what was refused to the form, which offers what was typed. */
function Row({ item }: { readonly item: OutboxItem }) {
  const tools = useLanguage();
  const { t, text } = tools;
  const { category, file, page, startedAt } = item.entry;
  const found = useCategory('-', category);
  const form = found.state === 'ready' ? found.data : seenCategory(category);
  const place = { headline: form?.headline ?? 'complaints', project: form?.project ?? '-', category };
  const to =
    item.state === 'refused'
      ? pathTo('fill', { ...place, file: file ?? '-', patient: '-', code: '-', page })
      : file && pathTo('entries', { ...place, file });
  const title = text(form?.title) || t('strips:unsent.entry');
  return (
    <li>
      {to ? (
        <Link className="porsa-portal-link" to={to}>
          {title}
        </Link>
      ) : (
        <strong>{title}</strong>
      )}
      {startedAt && <span>{formatMoment(startedAt, tools)}</span>}
      <Mark>{t(`strips:unsent.state.${item.state}`)}</Mark>
    </li>
  );
}
