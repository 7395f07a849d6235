import type { RouteName } from '../navigation/routes.ts';
import type { OpeningShape } from './opening-blocks.tsx';

/** The screens that are laid out as a whole; the others are a part after another. */
const shapes: Partial<Readonly<Record<RouteName, OpeningShape>>> = {
  root: 'morning',
  home: 'morning',
  patients: 'list',
  files: 'files',
  adminAudit: 'log',
  patient: 'person',
  entries: 'response',
  fill: 'sheet',
  services: 'cards',
  projects: 'groups',
  serviceDetail: 'groups',
  adminProjects: 'groups',
  formProjects: 'formGroups',
  adminCategories: 'forms',
  userRoles: 'members',
  summary: 'figures',
  profile: 'profile',
};

/** What stands in the place of a screen that is being opened. Those who only fill forms begin with these. */
export function openingShape(route: RouteName | undefined, readsFiles: boolean): OpeningShape {
  const shape = (route && shapes[route]) ?? 'part';
  return shape === 'morning' && !readsFiles ? 'formGroups' : shape;
}
