import { standsAlone, type LoneRoute, type Route, type RouteName } from './routes.ts';

type ShellRoute = Exclude<RouteName, LoneRoute['name']>;

/** The texts that name the screens of the shell before their own code has come; each is among those that the portal begins with. */
const titles: Readonly<Record<ShellRoute, string>> = {
  link: 'link.title',
  userRoles: 'menu.userRoles',
  profile: 'profile.title',
  shared: 'shared.title',
  summary: 'summary.title',
  proposals: 'menu.proposal',
  createProposal: 'menu.proposal',
  generateProposal: 'menu.proposal',
  root: 'home.title',
  home: 'home.title',
  services: 'services.title',
  patients: 'menu.patients',
  patient: 'patient.title',
  serviceDetail: 'services.title',
  projects: 'projects.title',
  formProjects: 'menu.forms',
  files: 'files.title',
  fill: 'fill.title',
  entries: 'files.title',
  adminProjects: 'menu.forms',
  adminCategories: 'menu.forms',
  adminPages: 'designer.title',
  adminQuestion: 'designer.title',
  adminCondition: 'designer.title',
  adminAudit: 'menu.audit',
  adminReport: 'designer.title',
  adminPreview: 'designer.title',
  adminVersions: 'designer.title',
};

/** Screens that the menu leads to, which have no way back. */
const first: readonly RouteName[] = [
  'link',
  'userRoles',
  'profile',
  'shared',
  'summary',
  'proposals',
  'root',
  'home',
  'services',
  'patients',
  'projects',
  'adminProjects',
  'adminAudit',
];

export interface KnownScreen {
  /** The key of its text. */
  readonly title: string;
  readonly back: boolean;
}

/** What is known of a screen by its address alone; nothing of those without the shell, which have no top bar. */
export function screenByAddress(route: Route): KnownScreen | undefined {
  if (standsAlone(route)) return undefined;
  return { title: `portal:${titles[route.name]}`, back: !first.includes(route.name) };
}
