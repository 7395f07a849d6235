import { useState } from 'react';
import type { Person } from '../../../api/contract/colleagues.ts';
import { SelectField, type FieldProps } from '../../kit/field/field.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { useCall } from '../calls/use-call.ts';
import { usePortal } from '../context/portal-context.ts';
import { latePart } from '../parts/late-part.ts';

const SearchedField = latePart(async () => (await import('./searched-field.tsx')).SearchedField);

/** So many people stand in a plain list; more are searched. */
const fewPeople = 50;

const listed = 20;

interface PersonFieldProps extends FieldProps {
  /** Whose members they are; a blank one for all whom the person may see. */
  readonly category: string;
  /** What choosing nobody says. */
  readonly blank: string;
}

/** Chooses a person: from a plain list where all stand in it, else by searching on the server. */
export function PersonField({ category, blank, value, onChange, ...frame }: PersonFieldProps) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const within = category ? { category } : {};
  const people = useCall(category, (signal) => client.user.getusers({ ...within, limit: fewPeople }, { signal }));
  const none = { value: '', text: blank };
  const toChoice = ({ id, firstName, lastName }: Person) => ({
    value: id,
    text: `${firstName} ${lastName}`.trim() || t('portal:members.guest'),
  });
  if (people.state !== 'ready' || people.data.next === null)
    return (
      <SelectField
        {...frame}
        value={value}
        onChange={onChange}
        options={[none, ...(people.state === 'ready' ? people.data.items.map(toChoice) : [])]}
      />
    );
  return (
    <SearchedField
      {...frame}
      chosen={value ? (names[value] ?? '') : blank}
      blank={none}
      onChoose={onChange}
      ask={async (search, signal) => {
        const reply = await client.user.getusers({ ...within, search, limit: listed }, { signal });
        if (!reply.success) return reply;
        const items = reply.data.items.map(toChoice);
        setNames((known) => ({ ...known, ...Object.fromEntries(items.map((each) => [each.value, each.text])) }));
        return { success: true, data: { items, total: reply.data.total, more: reply.data.next !== null } };
      }}
    />
  );
}
