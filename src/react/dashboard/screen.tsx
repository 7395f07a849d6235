import { latePart } from './parts/late-part.ts';
import { standsAlone, type LoneRoute, type Route } from './navigation/routes.ts';
import { Activation } from './sign-in/activation.tsx';
import { Designer } from './forms/designer.tsx';
import { Entries } from './files/entries/entries.tsx';
import { Files } from './files/files.tsx';
import { Fill } from './forms/fill.tsx';
import { Home } from './home/home.tsx';
import { Projects } from './projects/projects.tsx';
import { Services } from './projects/services.tsx';
import { ShortLink } from './links/short-link.tsx';
import { SignIn } from './sign-in/sign-in.tsx';

/** Screens that many never open, or that only those who run a clinic do; fetched when they are opened. */
const AcceptInvitation = latePart(async () => (await import('./sign-in/accept-invitation.tsx')).AcceptInvitation);
const AdminCategories = latePart(async () => (await import('./admin/categories.tsx')).AdminCategories);
const AdminProjects = latePart(async () => (await import('./admin/projects.tsx')).AdminProjects);
const Audit = latePart(async () => (await import('./audit/audit.tsx')).Audit);
const ForgotPassword = latePart(async () => (await import('./sign-in/password.tsx')).ForgotPassword);
const Profile = latePart(async () => (await import('./profile/profile.tsx')).Profile);
const Commented = latePart(async () => (await import('./proposals/commented/commented.tsx')).Commented);
const ClinicCard = latePart(async () => (await import('./clinic/clinic-card.tsx')).ClinicCard);
const Proposals = latePart(async () => (await import('./proposals/list/proposals.tsx')).Proposals);
const WriteProposal = latePart(async () => (await import('./proposals/writing/write-proposal.tsx')).WriteProposal);
const ResetPassword = latePart(async () => (await import('./sign-in/password.tsx')).ResetPassword);
const SignUp = latePart(async () => (await import('./sign-in/sign-up.tsx')).SignUp);
const SsoReturn = latePart(async () => (await import('./sign-in/sso-return.tsx')).SsoReturn);
const Autologin = latePart(async () => (await import('./sign-in/autologin.tsx')).Autologin);
const ServiceDetail = latePart(async () => (await import('./projects/service-detail.tsx')).ServiceDetail);
const SharedFiles = latePart(async () => (await import('./sharing/shared-files.tsx')).SharedFiles);
const FormProjects = latePart(async () => (await import('./projects/form-projects.tsx')).FormProjects);
const Summary = latePart(async () => (await import('./summary/summary.tsx')).Summary);
const UserRoles = latePart(async () => (await import('./people/user-roles.tsx')).UserRoles);
const Patients = latePart(async () => (await import('./patients/list/patients.tsx')).Patients);
const PatientPage = latePart(async () => (await import('./patients/page/patient-page.tsx')).PatientPage);

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
    case 'commented':
      return <Commented link={route.params.link} />;
    case 'clinic':
      return <ClinicCard store={route.params.store} />;
    default:
      return route satisfies never;
  }
}
