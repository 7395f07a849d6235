import type { Project } from '../../../api/contract/shapes.ts';
import { useLanguage } from '../../ui/language.tsx';
import { pathTo } from '../routes.ts';
import { Card, Cards } from './card.tsx';

/** Projects to fill forms in. */
export function ProjectCards({ projects, service }: { readonly projects: readonly Project[]; readonly service?: string }) {
  const { t, text } = useLanguage();
  return (
    <Cards>
      {projects.map((project) => (
        <Card
          key={project.id} icon={project.headline} title={text(project.title)} detail={t('portal:projects.forms', { count: project.categories })}
          to={`${pathTo('formProjects', { service: service ?? project.service, headline: project.headline })}?project=${project.slug}`}
        />
      ))}
    </Cards>
  );
}
