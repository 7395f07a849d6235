import { askAhead, type Client, type ClientReply } from '../../../api/client/client.ts';
import type { CallBody, Path } from '../../../api/contract/contract.ts';
import type { Language } from '../../../engine/languages/known.ts';
import { toHeadline } from '../navigation/headline.ts';
import type { Navigation, Place } from '../navigation/navigation.ts';
import { opensDesigner, type Route, type RouteParameters } from '../navigation/routes.ts';

/** So many forms stand in a plain list; more are searched. */
export const fewForms = 50;

/** Which forms are chosen from on the screens that are about one of them. */
export const formsOf = {
  userRoles: { can: 'invite' },
  summary: { can: 'report', published: true },
  adminAudit: { can: 'audit' },
} as const;

export type FormsAsked = Pick<CallBody<'/category/getcategories'>, 'can' | 'published' | 'withdrawn'>;

export const askForms = (asked: FormsAsked): CallBody<'/category/getcategories'> => ({
  ...asked,
  sort: 'files',
  limit: fewForms,
});

/** What the specification wants in an address and nobody has is `-`. */
const named = (parameter: string): string | undefined => (parameter === '-' ? undefined : parameter);

export const askForm = (project: string, category: string): CallBody<'/category/getcategories'> => ({
  project: named(project),
  only: [category],
  limit: 2,
});

export function askProjects(
  { service, headline }: RouteParameters<'formProjects'>,
  query: URLSearchParams,
): CallBody<'/project/getprojects'> {
  const only = query.get('project');
  return {
    service: named(service),
    headline: toHeadline(headline),
    only: only ? [only] : undefined,
    after: query.get('pafter') ?? undefined,
    limit: 10,
  };
}

export const askServices = (service: string, query: URLSearchParams): CallBody<'/service/getservices'> =>
  service === '-' ? { after: query.get('safter') ?? undefined, limit: 20 } : { only: [service], limit: 1 };

type Asked = { [P in Path]: readonly [path: P, body: CallBody<P>] }[Path];

/** What a screen asks first and waits for with all else that it asks, as far as its address says it. */
function firstCalls(route: Route, { query }: Place, language: Language): readonly Asked[] {
  if (opensDesigner(route)) {
    const { category, ...within } = route.params;
    const draft: Asked = [
      '/category/getdraft',
      { category, project: named('project' in within ? within.project : '-') },
    ];
    if (route.name !== 'adminVersions') return [draft];
    const form = { category };
    return [draft, ['/category/getversions', form], ['/category/getschedule', form], ['/app/getaddress', form]];
  }
  switch (route.name) {
    case 'entries': {
      const { file, entry } = route.params;
      const opened: Asked = ['/file/getfile', { id: file }];
      return query.has('view') ? [opened] : [opened, ['/report/getreport', { file, entry }]];
    }
    case 'files':
      return [['/category/getcategories', askForm(route.params.project, route.params.category)]];
    case 'fill': {
      const { category, file } = route.params;
      if (file === '-') return [];
      const past: Asked = ['/file/getfile', { id: file }];
      const form: Asked = ['/category/getform', { category, language, file }];
      // The portal names the patient, too. Where the answers of the last response are taken over, they are read before the form is.
      return query.get('from') === 'last'
        ? [form, past, past, ['/category/getform', { category, file }], past]
        : [form, past, past];
    }
    case 'createProposal':
    case 'generateProposal': {
      const id = query.get('id');
      const assistant: readonly Asked[] = route.name === 'generateProposal' ? [['/proposal/getassistant', {}]] : [];
      if (!id) return assistant;
      return [...assistant, ['/proposal/getproposal', { id }], ['/proposal/getcomments', { id }]];
    }
    case 'activation':
      return [['/auth/activation', { id: route.params.id }]];
    case 'commented':
      return [['/proposal/getcommented', { link: route.params.link }]];
    case 'userRoles':
    case 'summary':
    case 'adminAudit':
      return [['/category/getcategories', askForms(formsOf[route.name])]];
    case 'formProjects':
      return [['/project/getprojects', askProjects(route.params, query)]];
    case 'adminProjects':
      return [['/service/getservices', askServices(route.params.service, query)]];
    default:
      return [];
  }
}

type Reply = Promise<ClientReply<unknown>>;

/** Replies that are on their way before the code of their screen has come, by what was asked. */
let begun: readonly (readonly [asked: string, reply: Reply])[] = [];

const forget = (taken: (typeof begun)[number] | undefined): void => {
  begun = begun.filter((each) => each !== taken);
};

/** What the client says is asked, while the first calls are made. */
let making: { asked: string } | undefined;

/** Calls that change nothing which a screen reads first. */
const reads = /^\/\w+\/(get|find|addmostvisited|editform|readnotices)/;

askAhead({
  begun(asked) {
    if (making) {
      making.asked = asked;
      return undefined;
    }
    const found = begun.find(([known]) => known === asked);
    forget(found);
    return found?.[1];
  },
  onDone(name) {
    // What was read before this may be old, and whoever is yet to show it would not learn of the change.
    if (!reads.test(name)) begun = [];
  },
});

function make(call: () => Reply): (typeof begun)[number] {
  making = { asked: '' };
  const reply = call();
  const made = [making.asked, reply] as const;
  making = undefined;
  return made;
}

/** Makes the first calls of a screen while its code is on its way. What it has not taken when one goes elsewhere is dropped. */
export function beginCalls(client: Client, route: Route, { $place }: Navigation, language: Language): void {
  const calls = client as unknown as Readonly<Record<string, Record<string, (body: object) => Reply>>>;
  const shared = new Map<string, (typeof begun)[number]>();
  const made = firstCalls(route, $place.get(), language).map(([path, body]) => {
    const [, service, name] = path.split('/');
    const key = JSON.stringify([path, body]);
    // What several parts of the screen read is asked once; each takes it for itself.
    const [asked, reply] = shared.get(key) ?? make(() => calls[service!]![name!]!(body));
    const own = [asked, reply] as const;
    void reply.then(({ success }) => success || forget(own));
    shared.set(key, own);
    return own;
  });
  begun = made;
  const stop = $place.listen(() => {
    begun = begun.filter((each) => !made.includes(each));
    stop();
  });
}
