/** What the audit log tells of, as the server names it; each has its words in `portal:audit.did`, dots written as `_`. */
export const auditActions = [
  'file.view',
  'file.list',
  'file.listshared',
  'file.create',
  'file.change',
  'file.remove',
  'file.report',
  'file.share',
  'file.unshare',
  'file.fill',
  'file.write',
  'file.audit',
  'entry.store',
  'entry.list',
  'upload.store',
  'upload.view',
  'audit.view',
  'category.fill',
  'category.view',
  'category.write',
  'category.remove',
  'category.report',
  'category.share',
  'category.invite',
  'category.design',
  'category.administer',
  'category.audit',
  'category.members',
  'category.role',
  'category.publish',
  'category.key',
  'category.keyremove',
  'user.invite',
  'user.uninvite',
  'user.accept',
  'user.profile',
  'user.picture',
  'auth.signin',
  'auth.signout',
  'auth.signup',
  'auth.activate',
  'auth.firstadmin',
  'auth.forgot',
  'auth.password',
  'auth.email',
  'auth.emailcode',
  'auth.endsessions',
  'auth.autologin',
  'auth.autologin.store',
  'auth.partner',
  'webhook.store',
  'webhook.remove',
  'clinic.secondsteproles',
  'auth.secondstep.start',
  'auth.recoverycodes',
  'auth.secondstepon',
  'auth.secondstep',
  'category.summary',
  'category.export',
  'file.bin',
  'file.restore',
  'file.binemptied',
  'file.erase',
  'file.export',
  'file.merge',
] as const;

type Say = (key: string) => string;

/** What was done, in words; a newer server's action as it names it. */
export function sayAction(action: string, t: Say): string {
  return auditActions.some((known) => known === action) ? t(`portal:audit.did.${action.replaceAll('.', '_')}`) : action;
}

const roles: readonly string[] = ['owner', 'secretary', 'expert', 'newuser', 'public', 'admin', 'user', 'none'];

export function sayRole(role: string, t: Say): string {
  return roles.includes(role) ? t(`portal:audit.role.${role}`) : role;
}
