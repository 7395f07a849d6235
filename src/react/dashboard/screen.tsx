import type { ComponentType, ReactNode } from 'react';
import { onDemand } from './parts/on-demand.tsx';
import { screenPart } from './screen-part.tsx';
import {
  matchRoute,
  opensDesigner,
  screenOf,
  type Route,
  type RouteName,
  type RouteParameters,
  type ScreenName,
} from './navigation/routes.ts';
import { toPlace } from './navigation/navigation.ts';
import { Home } from './home/home.tsx';
import { Fill } from './forms/fill.tsx';
import { useViewsAhead } from './use-views-ahead.ts';

/** A way in, whose texts are fetched beside it: the others bring them with all that the portal shows. */
async function wayIn<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, import('./sign-in/entrance-texts.ts')]);
  return loaded;
}

/** All screens but the first are fetched when they are opened, or shortly before. */
const AcceptInvitation = screenPart(async () => (await import('./sign-in/accept-invitation.tsx')).AcceptInvitation);
const Activation = onDemand(async () => (await wayIn(import('./sign-in/activation.tsx'))).Activation);
const AdminCategories = screenPart(async () => (await import('./admin/categories.tsx')).AdminCategories);
const AdminProjects = screenPart(async () => (await import('./admin/projects.tsx')).AdminProjects);
const Audit = screenPart(async () => (await import('./audit/audit.tsx')).Audit);
const Autologin = screenPart(async () => (await import('./sign-in/autologin.tsx')).Autologin);
const ClinicCard = screenPart(async () => (await import('./clinic/clinic-card.tsx')).ClinicCard);
const Commented = screenPart(async () => (await import('./proposals/commented/commented.tsx')).Commented);
const Designer = screenPart(async () => (await import('./forms/designer.tsx')).Designer);
const Entries = screenPart(async () => (await import('./files/entries/entries.tsx')).Entries);
const Files = screenPart(async () => (await import('./files/files.tsx')).Files);
const ForgotPassword = screenPart(async () => (await import('./sign-in/password.tsx')).ForgotPassword);
const FormProjects = screenPart(async () => (await import('./projects/form-projects.tsx')).FormProjects);
const PatientPage = screenPart(async () => (await import('./patients/page/patient-page.tsx')).PatientPage);
const LaunchReturn = screenPart(async () => (await import('./ehr/launch-return.tsx')).LaunchReturn);
const LaunchStart = screenPart(async () => (await import('./ehr/launch-start.tsx')).LaunchStart);
const Patients = screenPart(async () => (await import('./patients/list/patients.tsx')).Patients);
const Profile = screenPart(async () => (await import('./profile/profile.tsx')).Profile);
const Projects = screenPart(async () => (await import('./projects/projects.tsx')).Projects);
const Proposals = screenPart(async () => (await import('./proposals/list/proposals.tsx')).Proposals);
const ResetPassword = screenPart(async () => (await import('./sign-in/password.tsx')).ResetPassword);
const ServiceDetail = screenPart(async () => (await import('./projects/service-detail.tsx')).ServiceDetail);
const Services = screenPart(async () => (await import('./projects/services.tsx')).Services);
const SharedFiles = screenPart(async () => (await import('./sharing/shared-files.tsx')).SharedFiles);
const ShortLink = screenPart(async () => (await import('./links/short-link.tsx')).ShortLink);
const SignIn = onDemand(async () => (await wayIn(import('./sign-in/sign-in.tsx'))).SignIn);
const SignUp = screenPart(async () => (await import('./sign-in/sign-up.tsx')).SignUp);
const SsoReturn = screenPart(async () => (await import('./sign-in/sso-return.tsx')).SsoReturn);
const Summary = screenPart(async () => (await import('./summary/summary.tsx')).Summary);
const UserRoles = screenPart(async () => (await import('./people/user-roles.tsx')).UserRoles);
const WriteProposal = screenPart(async () => (await import('./proposals/writing/write-proposal.tsx')).WriteProposal);

/** What a screen may take of its route: the parameters one by one, or as a whole, or the route itself. */
type ScreenProps<N extends RouteName> = RouteParameters<N> & {
  readonly params: RouteParameters<N>;
  readonly route: Extract<Route, { readonly name: N }>;
};

type ScreenOf<N extends RouteName> = ((props: ScreenProps<N>) => ReactNode | Promise<ReactNode>) & {
  readonly preload?: () => Promise<void>;
};

/** The screens by their routes; those of one screen have it together. */
const screens: { readonly [N in ScreenName]: ScreenOf<N> } = {
  root: Home,
  home: Home,
  fill: Fill,
  signIn: SignIn,
  signUp: SignUp,
  forgot: ForgotPassword,
  reset: ResetPassword,
  activation: Activation,
  acceptInvitation: AcceptInvitation,
  autologin: Autologin,
  sso: SsoReturn,
  launch: LaunchStart,
  launched: LaunchReturn,
  link: ShortLink,
  userRoles: UserRoles,
  profile: Profile,
  shared: SharedFiles,
  summary: Summary,
  proposals: Proposals,
  createProposal: WriteProposal,
  commented: Commented,
  clinic: ClinicCard,
  patients: Patients,
  patient: PatientPage,
  services: Services,
  serviceDetail: ServiceDetail,
  projects: Projects,
  formProjects: FormProjects,
  files: Files,
  entries: Entries,
  adminProjects: AdminProjects,
  adminCategories: AdminCategories,
  adminPages: Designer,
  adminAudit: Audit,
};

/** Fetches the code of the screen at an address before it is opened. */
export async function preloadScreen(address: string): Promise<void> {
  const route = matchRoute(toPlace(address).path);
  await (route && screens[screenOf(route)].preload?.());
}

/** The screen of a route. */
export function Screen({ route }: { readonly route: Route }) {
  useViewsAhead(route);
  const Shown = screens[screenOf(route)] as ComponentType<object>;
  const props = { ...route.params, params: route.params, route };
  // Another form is designed anew.
  return <Shown key={opensDesigner(route) ? route.params.category : undefined} {...props} />;
}
