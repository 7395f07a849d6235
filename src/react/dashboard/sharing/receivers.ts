import type { ClientReply } from '../../../api/client/client.ts';
import type { Person } from '../../../api/contract/colleagues.ts';
import type { Category, Service } from '../../../api/contract/shapes.ts';
import type { ShareAddress } from '../../../api/contract/sharing.ts';
import { foldText } from '../../../engine/values/fold-text.ts';
import { useLanguage, type LanguageTools } from '../../ui/language/language.tsx';
import { useCall, type Loaded } from '../calls/use-call.ts';
import { usePortal } from '../context/portal-context.ts';
import type { Choice, FoundChoices } from '../picking/searched-field.tsx';

interface Query {
  readonly search?: string;
  readonly limit: number;
}

/** The address of a choice: `user:…`, `group:…`, `service:…` or `category:…`; any other takes the typed address of a form. */
export function toAddress(to: string, address: string): ShareAddress {
  const [kind, id = ''] = to.split(':');
  if (kind === 'user') return { user: id };
  if (kind === 'group') return { group: id };
  if (kind === 'service') return { service: id };
  return { category: kind === 'category' ? id : address.replace(/\s/g, '').toLowerCase() };
}

type Asked<T> = Promise<
  ClientReply<{ readonly items: readonly T[]; readonly next: string | null; readonly total: number }>
>;

/** So many colleagues, forms and services of each stand in a plain list; more are searched. */
const few = 50;

const listed = 10;

interface Receivers {
  /** All of them; undefined where there are more than a list can show. */
  readonly all: readonly Choice[] | undefined;
  ask(search: string, signal: AbortSignal): Promise<ClientReply<FoundChoices>>;
}

/** Everybody a file can be shared with: colleagues, the person's groups, the clinic's services and forms. */
export function useReceivers(): Receivers {
  const tools = useLanguage();
  const { client } = usePortal();
  const ofPeople = (body: Query, signal: AbortSignal): Asked<Person> => client.user.getconnectedusers(body, { signal });
  const ofForms = (body: Query, signal: AbortSignal): Asked<Category> =>
    client.category.getcategories(body, { signal });
  const ofServices = (body: Query, signal: AbortSignal): Asked<Service> => client.service.getservices(body, { signal });
  const people = useCall('', (signal) => ofPeople({ limit: few }, signal));
  const groups = useCall('', (signal) => client.user.getvirtualgroups({}, { signal }));
  const forms = useCall('', (signal) => ofForms({ limit: few }, signal));
  const services = useCall('', (signal) => ofServices({ limit: few }, signal));
  const own = groups.state === 'ready' ? groups.data : [];
  const isMore = [people, services, forms].some((list) => list.state === 'ready' && list.data.next !== null);
  const known = <T>(list: Loaded<{ readonly items: readonly T[] }>): readonly T[] =>
    list.state === 'ready' ? list.data.items : [];
  return {
    all: isMore
      ? undefined
      : choicesOf({ people: known(people), groups: own, services: known(services), forms: known(forms) }, tools),
    async ask(search, signal) {
      const [person, service, form] = await Promise.all([
        ofPeople({ search, limit: listed }, signal),
        ofServices({ search, limit: listed }, signal),
        ofForms({ search, limit: listed }, signal),
      ]);
      if (!person.success) return person;
      if (!service.success) return service;
      if (!form.success) return form;
      const sought = foldText(search);
      const group = own.filter(({ title }) => foldText(title).includes(sought));
      return {
        success: true,
        data: {
          items: choicesOf(
            { people: person.data.items, groups: group, services: service.data.items, forms: form.data.items },
            tools,
          ),
          total: person.data.total + group.length + service.data.total + form.data.total,
          more: [person, service, form].some(({ data }) => data.next !== null),
        },
      };
    },
  };
}

interface Found {
  readonly people: readonly Person[];
  readonly groups: readonly { readonly id: string; readonly title: string }[];
  readonly services: readonly Service[];
  readonly forms: readonly Category[];
}

const choicesOf = ({ people, groups, services, forms }: Found, { t, text }: LanguageTools): readonly Choice[] => [
  ...people.map(({ id, firstName, lastName }) => ({ value: `user:${id}`, text: `${firstName} ${lastName}`.trim() })),
  ...groups.map(({ id, title }) => ({ value: `group:${id}`, text: t('portal:share.group', { title }) })),
  ...services.map(({ id, title }) => ({
    value: `service:${id}`,
    text: t('portal:share.service', { title: text(title) }),
  })),
  ...forms.map(({ id, title }) => ({
    value: `category:${id}`,
    text: t('portal:share.ofForm', { title: text(title) }),
  })),
];
