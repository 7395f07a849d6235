import { lazy, Suspense } from 'react';
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
import { Profile } from './profile.tsx';
import { Projects } from './projects.tsx';
import { ServiceDetail } from './service-detail.tsx';
import { Services } from './services.tsx';
import { SharedFiles } from './shared-files.tsx';
import { ShortLink } from './short-link.tsx';
import { ForgotPassword, ResetPassword } from './password.tsx';
import { SignIn } from './sign-in.tsx';
import { SignUp } from './sign-up.tsx';
import { Summary } from './summary.tsx';

/** Screens of those who run a clinic, with dialogs of their own, brought when they are opened. */
const AdminCategories = lazy(async () => ({ default: (await import('./admin-categories.tsx')).AdminCategories }));
const AdminProjects = lazy(async () => ({ default: (await import('./admin-projects.tsx')).AdminProjects }));
const Audit = lazy(async () => ({ default: (await import('./audit.tsx')).Audit }));
const UserRoles = lazy(async () => ({ default: (await import('./user-roles.tsx')).UserRoles }));

/** The screen of a route. */
export function Screen({ route }: { readonly route: Route }) {
  switch (route.name) {
    case 'signIn': return <SignIn />;
    case 'signUp': return <SignUp />;
    case 'forgot': return <ForgotPassword />;
    case 'reset': return <ResetPassword id={route.params.id} />;
    case 'activation': return <Activation id={route.params.id} />;
    case 'acceptInvitation': return <AcceptInvitation {...route.params} />;
    case 'autologin': return <Autologin />;
    case 'link': return <ShortLink link={route.params.link} />;
    case 'userRoles': return <Suspense><UserRoles /></Suspense>;
    case 'profile': return <Profile />;
    case 'shared': return <SharedFiles />;
    case 'summary': return <Summary />;
    case 'root': case 'home': return <Home />;
    case 'services': return <Services />;
    case 'serviceDetail': return <ServiceDetail />;
    case 'projects': return <Projects />;
    case 'formProjects': return <FormProjects {...route.params} />;
    case 'files': return <Files params={route.params} />;
    case 'fill': return <Fill params={route.params} />;
    case 'entries': return <Entries params={route.params} />;
    case 'adminProjects': return <Suspense><AdminProjects params={route.params} /></Suspense>;
    case 'adminCategories': return <Suspense><AdminCategories params={route.params} /></Suspense>;
    case 'adminAudit': return <Suspense><Audit /></Suspense>;
    case 'adminPages': return <Designer {...route.params} section="pages" />;
    case 'adminQuestion': return <Designer category={route.params.category} section="question" />;
    case 'adminCondition': return <Designer category={route.params.category} section="condition" />;
    case 'adminReport': return <Designer {...route.params} section="report" />;
    default: return route satisfies never;
  }
}
