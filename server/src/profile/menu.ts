import type { MenuItem } from '../../../src/api/contract/shapes.ts';
import type { Context } from '../context/context.ts';
import type { Handler } from '../context/handler.ts';
import { signedIn } from '../context/signed-in.ts';

const userItems: readonly MenuItem[] = [
  { id: 'dashboard', title: 'portal:menu.dashboard', type: 'item', url: '/dashboard', icon: 'house' },
  { id: 'projects', title: 'portal:menu.projects', type: 'item', url: '/projects', icon: 'folder' },
  { id: 'services', title: 'portal:menu.services', type: 'item', url: '/services', icon: 'heart-pulse' },
  { id: 'summary', title: 'portal:menu.summary', type: 'item', url: '/summary', icon: 'report' },
  { id: 'proposal', title: 'portal:menu.proposal', type: 'item', url: '/proposal', icon: 'file' },
  { id: 'shared', title: 'portal:menu.shared', type: 'item', url: '/shared', icon: 'share' },
  { id: 'userRoles', title: 'portal:menu.userRoles', type: 'item', url: '/userRoles', icon: 'people' },
];

interface ServiceRow {
  readonly slug: string;
  readonly title: string;
}

/** The menu of a mode; the admin menu only for those who may switch to it. */
export const getMenu: Handler<'/app/getmenu'> = async (context, { mode }) => {
  const admin = mode === 'admin' && (await mayAdminister(context));
  return [
    { id: 'main', title: 'portal:menu.main', type: 'group', children: admin ? await adminItems(context) : userItems },
  ] as MenuItem[] as never;
};

async function adminItems(context: Context): Promise<readonly MenuItem[]> {
  const services = await context.db
    .selectFrom('services')
    .select(['slug', 'title'])
    .where('clinic', '=', signedIn(context).clinic)
    .orderBy('created_at')
    .limit(200)
    .execute();
  return [
    { id: 'dashboard', title: 'portal:menu.dashboard', type: 'item', url: '/', icon: 'house' },
    {
      id: 'forms',
      title: 'portal:menu.forms',
      type: 'collapse',
      icon: 'ui-checks',
      children: [formsOf(context, 'complaints', services), formsOf(context, 'scores', services)],
    },
    { id: 'service', title: 'portal:menu.service', type: 'item', url: '/services', icon: 'heart-pulse' },
    { id: 'audit', title: 'portal:menu.audit', type: 'item', url: '/admin/audit', icon: 'shield' },
  ];
}

function formsOf(context: Context, headline: 'complaints' | 'scores', services: readonly ServiceRow[]): MenuItem {
  const children = services.map((service): MenuItem => ({
    id: `${headline}-${service.slug}`,
    title: textOf(service.title, context),
    type: 'item',
    url: `/admin/forms/projects/${headline}/${service.slug}`,
  }));
  return {
    id: headline,
    title: `portal:menu.${headline}`,
    type: 'collapse',
    icon: headline === 'scores' ? 'calculator' : 'clipboard2-pulse',
    children,
  };
}

function textOf(title: string, { caller }: Context): string {
  const text = JSON.parse(title) as string | { readonly en?: string; readonly fa?: string };
  return typeof text === 'string' ? text : (text[caller.language] ?? text.fa ?? text.en ?? '');
}

/** Admin access, or a category of one's own. */
async function mayAdminister(context: Context): Promise<boolean> {
  const user = signedIn(context);
  if (user.category !== undefined) return false;
  if (user.access === 'admin') return true;
  const owned = await context.db
    .selectFrom('members')
    .select('category')
    .where('clinic', '=', user.clinic)
    .where('user_id', '=', user.id)
    .where('role', '=', 'owner')
    .limit(1)
    .executeTakeFirst();
  return owned !== undefined;
}
