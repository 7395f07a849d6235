import { isAdminRoute, matchRoute, pathTo, patterns, type RouteName } from './routes.ts';

/** The screen of the menu that another one belongs to. */
const sections: Partial<Record<RouteName, string>> = {
  patient: patterns.patients,
  serviceDetail: patterns.services,
  formProjects: patterns.projects,
  createProposal: patterns.proposals,
  generateProposal: patterns.proposals,
};

/** The row of the menu that a path within it belongs to; undefined for one that is a row itself, or belongs to none. */
export function sectionOf(path: string): string | undefined {
  const route = matchRoute(path);
  if (!route) return undefined;
  if (isAdminRoute(route) && 'headline' in route.params)
    return pathTo('adminProjects', { headline: route.params.headline, service: '-' });
  return sections[route.name];
}
