import { createRoot, type Root } from 'react-dom/client';
import type { Client, ClientReply } from '../../../src/api/client/client.ts';
import type { CallBody, CallData } from '../../../src/api/contract/contract.ts';
import type { Can, MemberRole } from '../../../src/api/contract/permissions.ts';
import type { Category, MenuItem, PatientFile } from '../../../src/api/contract/shapes.ts';
import { $notices } from '../../../src/store/notices.ts';
import { $session, login } from '../../../src/store/session.ts';
import { sessionDefaults } from '../../../src/store/session-record.ts';
import { keepFocus, type KeptFocus } from '../../../src/react/ui/focus/keep-focus.ts';
import { Dashboard } from '../../../src/react/dashboard/dashboard.tsx';
import type { DashboardController, DashboardProps, PortalScreens } from '../../../src/react/dashboard/context/types.ts';
import { canWith, permissionsOf, standingOf } from '../../../server/src/access/permissions.ts';
import { expectAccessible as expectPartAccessible } from './accessible.ts';
import { settled, until } from './wait.ts';

export type Answers = Readonly<Record<string, (body: never) => unknown>>;

const can = {
  fill: true,
  view: true,
  write: true,
  remove: true,
  report: true,
  share: true,
  invite: true,
  design: true,
  administer: false,
  audit: false,
};

export const visits: Category = {
  id: '0190a000-0000-7000-8000-000000000001',
  slug: 'first-visit',
  title: { en: 'First visit', fa: 'ویزیت نخست' },
  project: '0190a000-0000-7000-8000-0000000000aa',
  headline: 'complaints',
  version: 2,
  files: 2,
  role: 'secretary',
  can,
  canAll: can,
  grants: ['secretary', 'newuser'],
  settings: {},
};

/** The form as somebody of a role sees it, by the server's own rules. */
export const visitsAs = (role: MemberRole): Category => ({ ...visits, role, ...permissionsOf(role) });

/** What a share of a file allows. */
export const canByShare = (share: 'read' | 'write'): Can => canWith({ isOwn: false, share });

/** What the server answers of somebody's access: of one with a role in the form, or of an admin. */
export const accessAs = (role?: MemberRole, access: 'user' | 'admin' = 'user') => ({
  access,
  categories: role ? [{ category: visits.id, role, ...permissionsOf(role) }] : [],
  ...standingOf(access === 'admin', role ? [role] : []),
});

export const patientFile = (name: string, number = 1): PatientFile => ({
  id: `0190a000-0000-7000-8000-00000000010${number}`,
  category: visits.id,
  patient: { name, code: '0012345679' },
  entries: 1,
  createdAt: '2026-11-20T08:00:00Z',
  updatedAt: '2026-11-20T09:00:00Z',
});

const menu: readonly MenuItem[] = [
  { id: 'home', title: 'dashboard', type: 'item', url: '/dashboard' },
  {
    id: 'forms',
    title: 'forms',
    type: 'collapse',
    children: [{ id: 'scores', title: 'scores', type: 'item', url: '/admin/forms/projects/scores/-' }],
  },
];

export const person = {
  token: 't',
  access: 'user' as const,
  id: 'p',
  firstName: 'Sara',
  lastName: 'Ahmadi',
  userRole: [],
  lang: 'en' as const,
  dateMode: 'en' as const,
  phone: '',
  picture: '',
  store: null,
  administers: false,
  readsFiles: false,
};

const usual: Answers = {
  'app/getmenu': () => menu,
  'app/getalerts': () => ({ items: [], next: null, total: 0, unseen: 0 }),
  'auth/getuseraccess': () => accessAs(),
  'auth/veryifypassword': () => person,
  'auth/logout': () => ({}),
  'category/getcategories': () => ({ items: [visits], next: null }),
  'service/getservices': () => ({ items: [], next: null }),
  'project/getprojects': () => ({ items: [], next: null }),
  'patient/getpatients': () => ({ items: [], next: null, total: 0, canStore: true }),
  'file/getfiles': () => ({ items: [patientFile('Zahra Mousavi')], next: null, total: 1 }),
  'file/findfiles': () => ({ items: [{ file: patientFile('Zahra Mousavi'), form: visits }], more: false }),
};

interface PortalInTest {
  readonly host: HTMLElement;
  readonly calls: readonly { readonly path: string; readonly body: unknown }[];
  readonly visited: readonly string[];
  go(path: string): Promise<void>;
  text(): string;
  find<E extends Element>(selector: string): E;
  /** A button or link by what it says. */
  press(name: string): Promise<void>;
  type(label: string, text: string): void;
  until(expected: string): Promise<void>;
}

const roots: Root[] = [];
const kept: KeptFocus[] = [];

/** No violation of axe's in the portal, or in a part of it. */
export const expectAccessible = (portal: PortalInTest, selector?: string): Promise<void> =>
  expectPartAccessible(selector ? portal.find(selector) : portal.host);

export function cleanUp(): void {
  for (const { end } of kept.splice(0)) end();
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
  $notices.set([]);
  $session.set({ ...sessionDefaults, lang: 'en' });
}

/** Of the forms of an answer those that the server would leave in it. */
function onlyAsked(answer: unknown, asked: unknown): unknown {
  const { can: right, published, withdrawn } = asked as CallBody<'/category/getcategories'>;
  const data = answer as CallData<'/category/getcategories'>;
  const items = data.items.filter(
    (form) =>
      (right === undefined || form.can[right]) &&
      (published === undefined || (form.version !== null) === published) &&
      (withdrawn === undefined || (form.settings.withdrawn === true) === withdrawn),
  );
  return { ...data, items };
}

/** A client whose answers are given by path; a `Refusal` stands for itself. */
function createTestClient(answers: Answers, calls: { path: string; body: unknown }[]): Client {
  const call =
    (path: string) =>
    async (body: unknown = {}): Promise<ClientReply<unknown>> => {
      calls.push({ path, body });
      const answer = await answers[path]?.(body as never);
      if (typeof answer === 'object' && answer !== null && 'success' in answer) return answer as ClientReply<unknown>;
      if (answer === undefined) return { success: false, code: 4044, message: path };
      return { success: true, data: path === 'category/getcategories' ? onlyAsked(answer, body) : answer };
    };
  const service = (name: string) => new Proxy({}, { get: (_, of) => call(`${name}/${String(of)}`) });
  return new Proxy({}, { get: (_, name) => service(String(name)) }) as Client;
}

/** Without the marks that keep a text's direction in a layout of the other one. */
const plain = (text: string | null): string | undefined => text?.replace(/[\u2066-\u2069]/g, '').trim();

/** The portal in a shadow root, as its element holds it. */
export async function openPortal(
  path: string,
  {
    signedIn = true,
    answers = {},
    readAnswers,
    readRecords,
    prepare,
    pickedDay = '2026-03-21',
    ...props
  }: Partial<DashboardProps> & {
    readonly signedIn?: boolean;
    readonly answers?: Answers;
    readonly readAnswers?: PortalScreens['readAnswers'];
    readonly readRecords?: PortalScreens['readRecords'];
    readonly prepare?: PortalScreens['prepare'];
    /** The only day that can be picked from the calendar. */
    readonly pickedDay?: string;
  } = {},
): Promise<PortalInTest> {
  const calls: { path: string; body: unknown }[] = [];
  const visited: string[] = [];
  let controller: DashboardController | undefined;
  $session.set({ ...sessionDefaults, lang: 'en' });
  if (signedIn) login(person);
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const wrapper = shadow.appendChild(document.createElement('div'));
  const root = createRoot(wrapper);
  roots.push(root);
  kept.push(keepFocus(wrapper));
  root.render(
    <Dashboard
      language="en"
      routing="memory"
      path={path}
      client={createTestClient({ ...usual, ...answers }, calls)}
      openReport={() => undefined}
      screens={{
        FormView: ({ category, mode }) => <p>{`form ${category ?? ''} ${mode}`}</p>,
        DayPicker: ({ close }) => (
          <button type="button" onClick={() => close(pickedDay)}>
            {pickedDay}
          </button>
        ),
        ProposalView: ({ id, mode, isNew }) => <p>{`${isNew ? 'new' : 'stored'} proposal ${id} ${mode}`}</p>,
        ShareView: ({ title, category, first, close }) => (
          <button type="button" data-first={first} onClick={() => close(true)}>{`${title} ${category.slug}`}</button>
        ),
        DesignerView: ({ category, section }) => <p>{`designer ${category} ${section}`}</p>,
        readAnswers,
        ...(readRecords && { readRecords }),
        ...(prepare && { prepare }),
      }}
      onReady={(given) => {
        controller = given;
      }}
      onNavigate={(detail) => visited.push(detail.path)}
      {...props}
    />,
  );
  await until(() => shadow.querySelector('h1, main'), 'the portal is drawn');
  await settled();
  const text = (): string => shadow.querySelector('.porsa-portal')?.textContent ?? '';
  /** What has come is not shown yet. */
  const isOpening = (): boolean => shadow.querySelector('main[data-opening]') !== null;
  /** In an open dialog before what lies under it; what can be seen comes before an item of a closed menu. */
  const named = (name: string): HTMLElement | undefined => {
    const all = [...shadow.querySelectorAll<HTMLElement>('button, a, sl-button, sl-menu-item, summary')].filter(
      (element) =>
        [element, element.querySelector('.porsa-kit-hidden')].some(
          (part) => plain(part?.textContent ?? null) === name,
        ) || plain(element.getAttribute('aria-label')) === name,
    );
    const seen = all.filter((element) => element.checkVisibility());
    return seen.find((element) => element.closest('dialog:modal')) ?? seen[0] ?? all[0];
  };
  const find = <E extends Element>(selector: string): E => {
    const found = shadow.querySelector<E>(selector);
    if (!found) throw new Error(`Nothing is ${selector}`);
    return found;
  };
  return {
    host,
    calls,
    visited,
    text,
    find,
    async go(to) {
      controller?.navigate(to);
      await settled();
    },
    async press(name) {
      await until(() => named(name) !== undefined && !isOpening(), `something to press says ${name}`);
      named(name)!.click();
      await settled();
    },
    type(label, value) {
      const id = [...shadow.querySelectorAll('label')].find((element) =>
        element.textContent?.startsWith(label),
      )?.htmlFor;
      const input = shadow.getElementById(id ?? '') as HTMLInputElement;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    },
    until: (expected) => until(() => text().includes(expected) && !isOpening(), `it says ${expected}`),
  };
}
