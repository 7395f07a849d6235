import type { Drawing } from '../../kit/icon/icon.tsx';
import * as icons from '../parts/icons.ts';

/** Names that menus use for the same drawing. */
const synonyms: Readonly<Record<string, Drawing>> = {
  dashboard: icons.home,
  house: icons.home,
  speedometer2: icons.home,
  projects: icons.folder,
  collection: icons.folder,
  folder2: icons.folder,
  services: icons.service,
  forms: icons.complaints,
  'ui-checks': icons.complaints,
  'clipboard2-pulse': icons.complaints,
  clipboard: icons.complaints,
  clipboard2: icons.complaints,
  calculator: icons.scores,
  'heart-pulse': icons.service,
  hospital: icons.service,
  gear: icons.settings,
};

const named: Readonly<Record<string, Drawing>> = icons;

/** The icon that a menu names, or a dot. */
export const menuIcon = (name = ''): Drawing => synonyms[name] ?? named[name] ?? icons.dot;
