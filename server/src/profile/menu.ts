import type { MenuItem } from '../../../src/api/contract/shapes.ts';
import type { Context } from '../context/context.ts';
import type { Handler } from '../context/handler.ts';
import { standingOf } from '../access/permissions.ts';
import { signedIn } from '../context/signed-in.ts';
import { isAdmin } from '../guard/admin.ts';
import { reachableCategories } from '../guard/reachable-categories.ts';

const patients: MenuItem = {
  id: 'patients',
  title: 'portal:menu.patients',
  type: 'item',
  url: '/patients',
  icon: 'person',
};

const userItems: readonly MenuItem[] = [
  { id: 'dashboard', title: 'portal:menu.dashboard', type: 'item', url: '/dashboard', icon: 'house' },
  { id: 'projects', title: 'portal:menu.projects', type: 'item', url: '/projects', icon: 'folder' },
  { id: 'services', title: 'portal:menu.services', type: 'item', url: '/services', icon: 'heart-pulse' },
  { id: 'summary', title: 'portal:menu.summary', type: 'item', url: '/summary', icon: 'report' },
  { id: 'proposal', title: 'portal:menu.proposal', type: 'item', url: '/proposal', icon: 'file' },
  { id: 'shared', title: 'portal:menu.shared', type: 'item', url: '/shared', icon: 'share' },
  { id: 'userRoles', title: 'portal:menu.userRoles', type: 'item', url: '/userRoles', icon: 'people' },
];

/** Forms of a headline in every service; `-` stands for the service that these two links do not name. */
const formsOf = (headline: 'complaints' | 'scores', icon: string): MenuItem => ({
  id: headline,
  title: `portal:menu.${headline}`,
  type: 'item',
  url: `/admin/forms/projects/${headline}/-`,
  icon,
});

const adminItems: readonly MenuItem[] = [
  { id: 'dashboard', title: 'portal:menu.dashboard', type: 'item', url: '/', icon: 'house' },
  {
    id: 'forms',
    title: 'portal:menu.forms',
    type: 'collapse',
    icon: 'ui-checks',
    children: [formsOf('complaints', 'clipboard2-pulse'), formsOf('scores', 'calculator')],
  },
  { id: 'service', title: 'portal:menu.service', type: 'item', url: '/services', icon: 'heart-pulse' },
  { id: 'audit', title: 'portal:menu.audit', type: 'item', url: '/admin/audit', icon: 'shield' },
];

/** The menu of a mode; the admin menu only for those who may switch to it. */
export const getMenu: Handler<'/app/getmenu'> = async (context, { mode }) => {
  const admin = mode === 'admin' && (await mayAdminister(context));
  const children = admin ? adminItems : await itemsFor(context);
  return [{ id: 'main', title: 'portal:menu.main', type: 'group', children }] as MenuItem[] as never;
};

/** Those who read the files of others have patients; others find their own files where they filled them. */
async function itemsFor(context: Context): Promise<readonly MenuItem[]> {
  const roles = (await reachableCategories(context)).map(({ role }) => role);
  const { readsFiles } = standingOf(isAdmin(context.caller), roles);
  const [dashboard, ...others] = userItems;
  return readsFiles && dashboard ? [dashboard, patients, ...others] : userItems;
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
