import { onDemand } from './parts/on-demand.tsx';
import { screenPart } from './screen-part.tsx';
import { matchRoute, screenOf, standsAlone, type LoneRoute, type Route, type RouteName } from './navigation/routes.ts';
import { toPlace } from './navigation/navigation.ts';
import { Home } from './home/home.tsx';

/** All screens but the first are fetched when they are opened, or shortly before. */
const AcceptInvitation = screenPart(async () => (await import('./sign-in/accept-invitation.tsx')).AcceptInvitation);
const Activation = onDemand(async () => (await import('./sign-in/activation.tsx')).Activation);
const AdminCategories = screenPart(async () => (await import('./admin/categories.tsx')).AdminCategories);
const AdminProjects = screenPart(async () => (await import('./admin/projects.tsx')).AdminProjects);
const Audit = screenPart(async () => (await import('./audit/audit.tsx')).Audit);
const Autologin = screenPart(async () => (await import('./sign-in/autologin.tsx')).Autologin);
const ClinicCard = screenPart(async () => (await import('./clinic/clinic-card.tsx')).ClinicCard);
const Commented = screenPart(async () => (await import('./proposals/commented/commented.tsx')).Commented);
const Designer = screenPart(async () => (await import('./forms/designer.tsx')).Designer);
const Entries = screenPart(async () => (await import('./files/entries/entries.tsx')).Entries);
const Files = screenPart(async () => (await import('./files/files.tsx')).Files);
const Fill = screenPart(async () => (await import('./forms/fill.tsx')).Fill);
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
const SignIn = onDemand(async () => (await import('./sign-in/sign-in.tsx')).SignIn);
const SignUp = screenPart(async () => (await import('./sign-in/sign-up.tsx')).SignUp);
const SsoReturn = screenPart(async () => (await import('./sign-in/sso-return.tsx')).SsoReturn);
const Summary = screenPart(async () => (await import('./summary/summary.tsx')).Summary);
const UserRoles = screenPart(async () => (await import('./people/user-roles.tsx')).UserRoles);
const WriteProposal = screenPart(async () => (await import('./proposals/writing/write-proposal.tsx')).WriteProposal);

/** What is fetched for a route; those of one screen have it together. */
const parts: Readonly<Partial<Record<RouteName, { preload(): Promise<void> }>>> = {
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
  fill: Fill,
  entries: Entries,
  adminProjects: AdminProjects,
  adminCategories: AdminCategories,
  adminPages: Designer,
  adminAudit: Audit,
};

/** Fetches the code of the screen at an address before it is opened. */
export async function preloadScreen(address: string): Promise<void> {
  const route = matchRoute(toPlace(address).path);
  await (route && parts[screenOf(route)]?.preload());
}

/** The screen of a route. */
export function Screen({ route }: { readonly route: Route }) {
  if (standsAlone(route)) return <LoneScreen route={route} />;
  switch (route.name) {
    case 'link':
      return <ShortLink link={route.params.link} />;
    case 'userRoles':
      return <UserRoles />;
    case 'profile':
      return <Profile />;
    case 'shared':
      return <SharedFiles />;
    case 'summary':
      return <Summary />;
    case 'proposals':
      return <Proposals />;
    case 'createProposal':
      return <WriteProposal mode="form" />;
    case 'generateProposal':
      return <WriteProposal mode="chat" />;
    case 'root':
    case 'home':
      return <Home />;
    case 'patients':
      return <Patients />;
    case 'patient':
      return <PatientPage id={route.params.id} />;
    case 'services':
      return <Services />;
    case 'serviceDetail':
      return <ServiceDetail />;
    case 'projects':
      return <Projects />;
    case 'formProjects':
      return <FormProjects {...route.params} />;
    case 'files':
      return <Files params={route.params} />;
    case 'fill':
      return <Fill params={route.params} />;
    case 'entries':
      return <Entries params={route.params} />;
    case 'adminProjects':
      return <AdminProjects params={route.params} />;
    case 'adminCategories':
      return <AdminCategories params={route.params} />;
    case 'adminAudit':
      return <Audit />;
    case 'adminPages':
    case 'adminQuestion':
    case 'adminCondition':
    case 'adminReport':
    case 'adminPreview':
    case 'adminVersions':
      return <Designer key={route.params.category} route={route} />;
    default:
      return route satisfies never;
  }
}

function LoneScreen({ route }: { readonly route: LoneRoute }) {
  switch (route.name) {
    case 'signIn':
      return <SignIn />;
    case 'signUp':
      return <SignUp />;
    case 'forgot':
      return <ForgotPassword />;
    case 'reset':
      return <ResetPassword id={route.params.id} />;
    case 'activation':
      return <Activation id={route.params.id} />;
    case 'acceptInvitation':
      return <AcceptInvitation {...route.params} />;
    case 'autologin':
      return <Autologin />;
    case 'sso':
      return <SsoReturn />;
    case 'launch':
      return <LaunchStart />;
    case 'launched':
      return <LaunchReturn />;
    case 'commented':
      return <Commented link={route.params.link} />;
    case 'clinic':
      return <ClinicCard store={route.params.store} />;
    default:
      return route satisfies never;
  }
}
