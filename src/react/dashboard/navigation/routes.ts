import { createRouter, getPagePath } from '@nanostores/router';

/** The specification's routes that have a screen, and ours: patients, a file with its entries, one service's projects, a proposal to comment on. */
export const patterns = {
  signIn: '/signin',
  signUp: '/signup',
  forgot: '/forgot',
  reset: '/reset/:id',
  activation: '/activation/:id',
  acceptInvitation: '/acceptinvitation/:id/:email',
  autologin: '/autologin',
  sso: '/sso',
  launch: '/smart/launch',
  launched: '/smart/callback',
  link: '/lnk/:link',
  userRoles: '/userRoles',
  profile: '/profile',
  shared: '/shared',
  summary: '/summary',
  proposals: '/proposal',
  createProposal: '/createproposal',
  generateProposal: '/generateproposal',
  commented: '/proposalcomments/:link',
  clinic: '/clinic/:store',
  root: '/',
  home: '/dashboard',
  services: '/services',
  patients: '/patients',
  patient: '/patient/:id',
  serviceDetail: '/serviceDetail',
  projects: '/projects',
  formProjects: '/form/projects/:service/:headline',
  files: '/form/file/:headline/:project/:category/:clinictitle?',
  fill: '/form/page/:headline/:project/:category/:file/:patient/:code/:page?/:clinictitle?',
  entries: '/form/entries/:headline/:project/:category/:file/:entry?',
  adminProjects: '/admin/forms/projects/:headline/:service',
  adminCategories: '/admin/forms/categories/:headline/:project/:user',
  adminPages: '/admin/forms/pages/:headline/:project/:category/:role/:user',
  adminQuestion: '/admin/forms/question/:category/:page/:pageType/:role',
  adminCondition: '/admin/forms/condition/:category/:page/:type/:question?',
  adminAudit: '/admin/audit',
  adminReport: '/admin/forms/reportdesign/:headline/:project/:category',
  adminPreview: '/admin/forms/preview/:headline/:project/:category',
  adminVersions: '/admin/forms/versions/:headline/:project/:category',
} as const;

type Patterns = typeof patterns;
export type RouteName = keyof Patterns;

type Names<P extends string> = P extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : P extends `${string}/:${infer Name}`
    ? Name
    : never;
type Parameters<P extends string> = { readonly [N in Names<P> as N extends `${string}?` ? never : N]: string } & {
  readonly [N in Names<P> as N extends `${infer O}?` ? O : never]?: string;
};

export type RouteParameters<N extends RouteName> = Parameters<Patterns[N]>;

/** Where one is: a route with its parameters; undefined for a path that none has. */
export type Route = { readonly [N in RouteName]: { readonly name: N; readonly params: RouteParameters<N> } }[RouteName];

const table = createRouter(patterns);

/** The route of a path without its query. */
export function matchRoute(path: string): Route | undefined {
  const plain = path.replace(/\/+$/, '') || '/';
  for (const [name, pattern] of table.routes) {
    const groups = pattern.exec(plain);
    if (groups) return { name, params: decoded(groups.groups ?? {}) } as unknown as Route;
  }
  return undefined;
}

function decoded(groups: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const known = Object.entries(groups).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(known.map(([key, value]) => [key, decode(value)]));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The path of a route. A parameter that the specification wants and nobody has is `-`. */
export function pathTo<N extends RouteName>(name: N, params: RouteParameters<N>): string {
  return getPagePath(table as never, name as never, params as never);
}

/** The routes that need nobody signed in. */
export const isPublic = (route: Route): boolean => standsAlone(route) || route.name === 'link';

/** Routes of one name are one screen, which stays as it is between them: form and chat write the same proposal, and the designer is one whatever it is opened at. */
export function screenOf(route: Route): ScreenName {
  if (opensDesigner(route)) return 'adminPages';
  return route.name === 'generateProposal' ? 'createProposal' : route.name;
}

const alone = [
  'signIn',
  'signUp',
  'forgot',
  'reset',
  'activation',
  'acceptInvitation',
  'autologin',
  'sso',
  'launch',
  'launched',
  'commented',
  'clinic',
] as const;

/** A route without the shell: a way in, or what a link opens for people without an account. */
export type LoneRoute = Extract<Route, { readonly name: (typeof alone)[number] }>;

export const standsAlone = (route: Route): route is LoneRoute => (alone as readonly string[]).includes(route.name);

/** A route of the designer, which fills all the room that there is. */
export type DesignerRoute = Extract<Route, { readonly name: (typeof designing)[number] }>;

export const opensDesigner = (route: Route): route is DesignerRoute =>
  (designing as readonly string[]).includes(route.name);

/** The routes that screens are named by. */
export type ScreenName = Exclude<RouteName, Exclude<DesignerRoute['name'], 'adminPages'> | 'generateProposal'>;

const designing = [
  'adminPages',
  'adminQuestion',
  'adminCondition',
  'adminReport',
  'adminPreview',
  'adminVersions',
] as const satisfies readonly RouteName[];

/** Screens with keys of their own: a form, the designer, the proposal helper. */
export const hasOwnKeys = (route: Route): boolean =>
  route.name === 'fill' || opensDesigner(route) || screenOf(route) === 'createProposal';

/** The routes of people who design forms. */
export const isAdminRoute = (route: Route): boolean => route.name.startsWith('admin');
