import type { ShareAddress } from '../../../api/contract/sharing.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { allPages } from '../calls/all-pages.ts';
import { useCall } from '../calls/use-call.ts';
import { usePortal } from '../context/portal-context.ts';

/** The address of a choice: `user:…`, `group:…` or `category:…`; any other takes the typed address of a form. */
export function toAddress(to: string, address: string): ShareAddress {
  const [kind, id = ''] = to.split(':');
  if (kind === 'user') return { user: id };
  if (kind === 'group') return { group: id };
  return { category: kind === 'category' ? id : address.trim().toLowerCase() };
}

/** Everybody a file can be shared with: colleagues, the person's groups and forms. */
export function useReceivers(): readonly { readonly value: string; readonly text: string }[] {
  const { t, text } = useLanguage();
  const { client } = usePortal();
  const people = useCall('', (signal) => allPages((page) => client.user.getconnectedusers(page, { signal })));
  const groups = useCall('', (signal) => client.user.getvirtualgroups({}, { signal }));
  const forms = useCall('', (signal) => allPages((page) => client.category.getcategories(page, { signal })));
  return [
    ...(people.state === 'ready'
      ? people.data.items.map((person) => ({
          value: `user:${person.id}`,
          text: `${person.firstName} ${person.lastName}`.trim(),
        }))
      : []),
    ...(groups.state === 'ready'
      ? groups.data.map((group) => ({
          value: `group:${group.id}`,
          text: t('portal:share.group', { title: group.title }),
        }))
      : []),
    ...(forms.state === 'ready'
      ? forms.data.items.map((form) => ({
          value: `category:${form.id}`,
          text: t('portal:share.form', { title: text(form.title) }),
        }))
      : []),
  ];
}
