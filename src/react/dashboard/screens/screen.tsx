import { onDemand } from '../parts/on-demand.tsx';
import type { Route } from '../routes.ts';
import { AcceptInvitation } from './accept-invitation.tsx';
import { Activation } from './activation.tsx';
import { Autologin } from './autologin.tsx';
import { Designer } from './designer.tsx';
import { Entries } from './entries.tsx';
import { Files } from './files.tsx';
import { Fill } from './fill.tsx';
import { FormProjects } from './form-projects.tsx';
import { Home } from './home.tsx';
import { Projects } from './projects.tsx';
import { ServiceDetail } from './service-detail.tsx';
import { Services } from './services.tsx';
import { SharedFiles } from './shared-files.tsx';
import { ShortLink } from './short-link.tsx';
import { ForgotPassword, ResetPassword } from './password.tsx';
import { SignIn } from './sign-in.tsx';
import { SignUp } from './sign-up.tsx';

/** Screens that many never open, or that only those who run a clinic do; fetched when they are opened. */
const AdminCategories = onDemand(async () => (await import('./admin-categories.tsx')).AdminCategories);
const AdminProjects = onDemand(async () => (await import('./admin-projects.tsx')).AdminProjects);
const Audit = onDemand(async () => (await import('./audit.tsx')).Audit);
const Profile = onDemand(async () => (await import('./profile.tsx')).Profile);
const Summary = onDemand(async () => (await import('./summary.tsx')).Summary);
const UserRoles = onDemand(async () => (await import('./user-roles.tsx')).UserRoles);

/** The screen of a route. */
export function Screen({ route }: { readonly route: Route }) {
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
    case 'root':
    case 'home':
      return <Home />;
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
      return <Designer {...route.params} section="pages" />;
    case 'adminQuestion':
      return <Designer category={route.params.category} section="question" />;
    case 'adminCondition':
      return <Designer category={route.params.category} section="condition" />;
    case 'adminReport':
      return <Designer {...route.params} section="report" />;
    default:
      return route satisfies never;
  }
}
