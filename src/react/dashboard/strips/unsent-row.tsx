import type { OutboxItem } from '../../../api/outbox/outbox.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { formatMoment } from '../../ui/language/moment.ts';
import { Link } from '../link/link.tsx';
import { pathTo } from '../navigation/routes.ts';
import { seenCategory, useCategory } from '../forms/use-category.ts';
import { Mark } from '../../kit/list/list.tsx';

/** Where the entry belongs: what waits leads to its file, what was refused to the form, which offers what was typed. */
export function UnsentRow({ item }: { readonly item: OutboxItem }) {
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
