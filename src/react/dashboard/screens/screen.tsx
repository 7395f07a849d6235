import type { Route } from '../routes.ts';
import { Activation } from './activation.tsx';
import { AdminCategories } from './admin-categories.tsx';
import { AdminProjects } from './admin-projects.tsx';
import { Designer } from './designer.tsx';
import { Entries } from './entries.tsx';
import { Files } from './files.tsx';
import { Fill } from './fill.tsx';
import { FormProjects } from './form-projects.tsx';
import { Home } from './home.tsx';
import { Projects } from './projects.tsx';
import { ServiceDetail } from './service-detail.tsx';
import { Services } from './services.tsx';
import { SignIn } from './sign-in.tsx';

/** The screen of a route. */
export function Screen({ route }: { readonly route: Route }) {
  switch (route.name) {
    case 'signIn': return <SignIn />;
    case 'activation': return <Activation id={route.params.id} />;
    case 'root': case 'home': return <Home />;
    case 'services': return <Services />;
    case 'serviceDetail': return <ServiceDetail />;
    case 'projects': return <Projects />;
    case 'formProjects': return <FormProjects {...route.params} />;
    case 'files': return <Files params={route.params} />;
    case 'fill': return <Fill params={route.params} />;
    case 'entries': return <Entries params={route.params} />;
    case 'adminProjects': return <AdminProjects params={route.params} />;
    case 'adminCategories': return <AdminCategories params={route.params} />;
    case 'adminPages': return <Designer {...route.params} section="pages" />;
    case 'adminQuestion': return <Designer category={route.params.category} section="question" />;
    case 'adminCondition': return <Designer category={route.params.category} section="condition" />;
    case 'adminReport': return <Designer {...route.params} section="report" />;
    default: return route satisfies never;
  }
}
