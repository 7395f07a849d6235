import type { Category, Project, Service } from '../../../../api/contract/shapes.ts';
import { designerPath, embedPath } from '../../forms/category-card.tsx';
import { pathTo } from '../../navigation/routes.ts';

/** What the clinic has so far, as the server says. */
export interface ClinicSoFar {
  readonly services: readonly Service[];
  readonly projects: readonly Project[];
  readonly categories: readonly Category[];
  /** People of the clinic and invitations sent, the admin themselves left out. */
  readonly colleagues: number;
}

export const stepNames = ['service', 'project', 'form', 'publish', 'invite', 'embed'] as const;

interface SetupStep {
  readonly name: (typeof stepNames)[number];
  readonly isDone: boolean;
  /** Where it is done; undefined while an earlier step is missing. */
  readonly to: string | undefined;
}

/** The way from nothing to a form on the clinic's website. A step is done when what it makes exists, however it came about. */
export function setupSteps({ services, projects, categories, colleagues }: ClinicSoFar): readonly SetupStep[] {
  const [project] = projects;
  const form = categories.find(({ version }) => version === null) ?? categories[0];
  const published = categories.find(({ version }) => version !== null);
  const toForms =
    project && pathTo('adminCategories', { headline: project.headline, project: project.slug, user: '-' });
  return [
    { name: 'service', isDone: services.length > 0, to: '/services' },
    {
      name: 'project',
      isDone: projects.length > 0,
      to: services.length > 0 ? pathTo('adminProjects', { headline: 'scores', service: '-' }) : undefined,
    },
    { name: 'form', isDone: categories.length > 0, to: toForms },
    {
      name: 'publish',
      isDone: published !== undefined,
      to: form && designerPath(form),
    },
    { name: 'invite', isDone: colleagues > 0, to: form && '/userRoles?invite=1' },
    {
      name: 'embed',
      isDone: categories.some(({ settings }) => (settings.allowedOrigins ?? []).length > 0),
      to: published && embedPath(published),
    },
  ];
}
