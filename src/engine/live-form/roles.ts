import type { Page, Question, Role } from '../definition/types.ts';

/** Whether the role fills the page. Owners and experts see all; a new user sees what the public sees. An empty list names nobody. */
export function fillsPage(role: Role, { roles }: Page): boolean {
  if (seesAll(role) || !Array.isArray(roles)) return true;
  return roles.includes(role) || (role === 'newuser' && roles.includes('public'));
}

/** Whether the question's own settings let the role see it. */
export function seesQuestion(role: Role, { showforsecretary, showforuser }: Question): boolean {
  if (seesAll(role)) return true;
  return (role === 'secretary' ? showforsecretary : showforuser) !== false;
}

function seesAll(role: Role): boolean {
  return role === 'owner' || role === 'expert';
}
