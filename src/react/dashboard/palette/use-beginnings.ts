import { useStore } from '@nanostores/react';
import { $session } from '../../../store/session.ts';
import type { Drawing } from '../../kit/icon/icon.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { useCall } from '../calls/use-call.ts';
import { usePortal } from '../context/portal-context.ts';
import * as icons from '../parts/icons.ts';
import type { Command } from './command.ts';
import { inEveryLanguage } from './in-every-language.ts';

/** What a person may begin, as the server says: a patient, a form, an invitation. Each opens its screen, and there what adds one. */
export function useBeginnings(): readonly Command[] {
  const { t } = useLanguage();
  const { client, isAdmin } = usePortal();
  const { id } = useStore($session);
  const patients = useCall(id, (signal) => client.patient.getpatients({ limit: 1 }, { signal }));
  const forms = useCall(id, (signal) => client.category.getcategories({ can: 'invite', limit: 1 }, { signal }));
  const begin = (name: string, icon: Drawing, to: string, key?: string, detail?: string): Command => ({
    id: name,
    group: 'actions',
    icon,
    text: t(`palette:${name}`),
    words: inEveryLanguage(`palette:${name}`),
    detail: detail && t(detail),
    to,
    key,
  });
  return [
    ...(patients.state === 'ready' && patients.data.canStore
      ? [begin('newPatient', icons.person, '/patients', 'n')]
      : []),
    ...(isAdmin
      ? [begin('newForm', icons.pages, '/admin/forms/projects/complaints/-', undefined, 'palette:newFormDetail')]
      : []),
    ...(forms.state === 'ready' && forms.data.items.length > 0
      ? [begin('invite', icons.people, '/userRoles', 'i')]
      : []),
  ];
}
