import { useState, type FormEvent } from 'react';
import type { Client } from '../../../api/client/client.ts';
import type { Person } from '../../../api/contract/colleagues.ts';
import { listMark } from '../../../engine/languages/traits.ts';
import { Alert } from '../../kit/field/alert.tsx';
import { TextField } from '../../kit/field/field.tsx';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage, type LanguageTools } from '../../ui/language/language.tsx';
import { usePortal } from '../context/portal-context.ts';
import { Meanwhile, type StoredMeanwhile } from '../meanwhile/meanwhile.tsx';
import { useMeanwhile } from '../meanwhile/use-meanwhile.ts';
import * as icons from '../parts/icons.ts';
import { Row, Rows } from '../parts/rows.tsx';
import { useFields } from '../parts/use-fields.ts';
import { SearchedField } from '../picking/searched-field.tsx';

/** The server takes no more in one group. */
const most = 200;

const listed = 20;

const nameOf = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`.trim();

interface GroupFormProps {
  readonly id: string;
  /** Absent for a new group. */
  readonly title: string | undefined;
  readonly users: readonly Person[];
  /** All who can be chosen; undefined where they are too many for a list, and are searched. */
  readonly people: readonly Person[] | undefined;
  onDone(): void;
}

/** A group's name and members. */
export function GroupForm({ id, title, users, people, onDone }: GroupFormProps) {
  const tools = useLanguage();
  const { t } = tools;
  const { client } = usePortal();
  const fields = useFields({ title: title ?? '' }, { choices: { users } });
  const { users: chosen } = fields.choices;
  const setChosen = (people: typeof users): void => fields.choose({ users: people });
  const { read, theirs, look } = useMeanwhile(title === undefined ? undefined : { title, users }, {
    again: () => readGroup(client, id),
    inWords: (group) => (group ? inWords(group, tools) : []),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const name = fields.values.title.trim();
    void fields.send({ title: name ? undefined : t('portal:fieldMissing') }, async () => {
      const reply = await client.user.storeVirtualgroup({
        id,
        title: name,
        users: idsOf(chosen),
        was: read && { title: read.title, users: idsOf(read.users) },
      });
      if (reply.success) onDone();
      return look(reply);
    });
  };
  return (
    <form noValidate onSubmit={submit} className="porsa-portal-form">
      <TextField {...fields.bind('title')} label={t('portal:groups.name')} maxLength={100} required />
      {people ? (
        <CheckedPeople people={people} chosen={chosen} onChange={setChosen} />
      ) : (
        <SearchedPeople chosen={chosen} onChange={setChosen} />
      )}
      <Alert text={fields.problem} />
      <Meanwhile changes={theirs} />
      <SlButton type="submit" variant="primary" loading={fields.busy}>
        {t('portal:save')}
      </SlButton>
    </form>
  );
}

interface GroupNow {
  readonly title: string;
  readonly users: readonly Person[];
}

const idsOf = (people: readonly Person[]): string[] => people.map(({ id }) => id);

async function readGroup(client: Client, id: string): Promise<GroupNow | undefined> {
  const [groups, users] = await Promise.all([
    client.user.getvirtualgroups({}),
    client.user.getvirtualgroupusers({ group: id }),
  ]);
  const title = groups.success ? groups.data.find((group) => group.id === id)?.title : undefined;
  return title !== undefined && users.success ? { title, users: users.data } : undefined;
}

const inWords = ({ title, users }: GroupNow, { t, language }: LanguageTools): readonly StoredMeanwhile[] => [
  { label: t('portal:groups.name'), value: title },
  { label: t('portal:groups.members'), value: users.map(nameOf).sort().join(listMark(language)) },
];

interface ChosenProps {
  readonly chosen: readonly Person[];
  onChange(chosen: readonly Person[]): void;
}

function CheckedPeople({ people, chosen, onChange }: ChosenProps & { readonly people: readonly Person[] }) {
  const { t } = useLanguage();
  const has = ({ id }: Person): boolean => chosen.some((one) => one.id === id);
  const toggle = (person: Person): void =>
    onChange(has(person) ? chosen.filter(({ id }) => id !== person.id) : [...chosen, person]);
  return (
    <fieldset className="porsa-portal-people">
      <legend>{t('portal:groups.members')}</legend>
      {people.length === 0 && <p className="porsa-kit-help">{t('portal:groups.nobody')}</p>}
      {people.map((person) => (
        <label key={person.id}>
          <input type="checkbox" checked={has(person)} onChange={() => toggle(person)} />
          <bdi>{nameOf(person)}</bdi>
        </label>
      ))}
    </fieldset>
  );
}

/** Those who are in the group, and a search among the colleagues who are not. */
function SearchedPeople({ chosen, onChange }: ChosenProps) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const [found, setFound] = useState<readonly Person[]>([]);
  const add = (id: string): void => {
    const person = found.find((one) => one.id === id);
    if (person && !chosen.some((one) => one.id === id)) onChange([...chosen, person]);
  };
  return (
    <>
      <SearchedField
        label={t('portal:groups.addMember')}
        problem={chosen.length >= most ? t('portal:groups.full', { count: most }) : undefined}
        chosen=""
        onChoose={(id) => chosen.length < most && add(id)}
        ask={async (search, signal) => {
          const reply = await client.user.getconnectedusers({ search, limit: listed }, { signal });
          if (!reply.success) return reply;
          const { items, total, next } = reply.data;
          setFound(items);
          const choices = items.map((person) => ({ value: person.id, text: nameOf(person) }));
          return { success: true, data: { items: choices, total, more: next !== null } };
        }}
      />
      <h3 className="porsa-portal-subhead">{t('portal:groups.membersCount', { count: chosen.length })}</h3>
      {chosen.length === 0 && <p className="porsa-kit-help">{t('portal:groups.noMembers')}</p>}
      <Rows>
        {chosen.map((person) => (
          <Row key={person.id} title={nameOf(person)} detail={person.email}>
            <IconButton
              icon={icons.trash}
              label={t('portal:groups.leaveOut', { name: nameOf(person) })}
              onClick={() => onChange(chosen.filter(({ id }) => id !== person.id))}
            />
          </Row>
        ))}
      </Rows>
    </>
  );
}
