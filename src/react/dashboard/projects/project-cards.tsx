import type { Project } from '../../../api/contract/shapes.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { pathTo } from '../navigation/routes.ts';
import { StarButton } from '../favorites/star-button.tsx';
import { List } from '../../kit/list/list.tsx';
import { LinkItem } from '../parts/link-item.tsx';
import * as icons from '../parts/icons.ts';

/** Where a project's forms are filled in; `-` stands for a service that is not named. */
export const projectPath = ({ slug, headline }: Pick<Project, 'slug' | 'headline'>, service = '-'): string =>
  `${pathTo('formProjects', { service, headline })}?project=${slug}`;

/** A project to fill forms in. */
export function ProjectCard({
  project,
  service = project.service,
}: {
  readonly project: Project;
  readonly service?: string;
}) {
  const { t, text } = useLanguage();
  const { id, headline, categories } = project;
  const title = text(project.title);
  return (
    <LinkItem
      icon={icons[headline]}
      title={title}
      detail={t('portal:projects.forms', { count: categories })}
      mark={<StarButton kind="project" id={id} title={title} />}
      to={projectPath(project, service)}
    />
  );
}

export function ProjectCards({
  projects,
  service,
}: {
  readonly projects: readonly Project[];
  readonly service?: string;
}) {
  return (
    <List>
      {projects.map((project) => (
        <ProjectCard key={project.id} project={project} service={service} />
      ))}
    </List>
  );
}
