import type { Project } from '../../../api/contract/shapes.ts';
import { useLanguage } from '../../ui/language.tsx';
import { pathTo } from '../routes.ts';
import { Card, Cards } from './card.tsx';
import { StarButton } from './star-button.tsx';

/** A project to fill forms in. */
export function ProjectCard({
  project,
  service = project.service,
}: {
  readonly project: Project;
  readonly service?: string;
}) {
  const { t, text } = useLanguage();
  const { id, slug, headline, categories } = project;
  const title = text(project.title);
  return (
    <Card
      icon={headline}
      title={title}
      detail={t('portal:projects.forms', { count: categories })}
      star={<StarButton kind="project" id={id} title={title} />}
      to={`${pathTo('formProjects', { service, headline })}?project=${slug}`}
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
    <Cards>
      {projects.map((project) => (
        <ProjectCard key={project.id} project={project} service={service} />
      ))}
    </Cards>
  );
}
