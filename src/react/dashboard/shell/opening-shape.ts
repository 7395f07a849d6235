import type { PlaceholderShape } from '../../kit/states/placeholder.tsx';
import type { RouteName } from '../navigation/routes.ts';

/** Screens that begin with a list under its tools, with cards, or with a person, and the first one; the others are a part after another. */
const shapes: Partial<Readonly<Record<RouteName, PlaceholderShape>>> = {
  patients: 'list',
  files: 'list',
  patient: 'person',
  entries: 'person',
  projects: 'cards',
  root: 'morning',
  home: 'morning',
  services: 'cards',
};

/** What stands in the place of a screen that is being opened. */
export const openingShape = (route: RouteName | undefined): PlaceholderShape => (route && shapes[route]) ?? 'part';
