import type { Project } from '../../../api/contract/shapes.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { allPages } from '../calls/all-pages.ts';
import { CategoryCard } from '../forms/category-card.tsx';
import { toHeadline } from '../navigation/headline.ts';
import { usePlace, usePortal } from '../context/portal-context.ts';
import { useCall } from '../calls/use-call.ts';
import { useVisit } from '../forms/use-visit.ts';
import { useScreen } from '../context/use-screen.ts';
import { List } from '../../kit/list/list.tsx';
import { Message } from '../../kit/states/message.tsx';
import { Loading } from '../parts/loading.tsx';
import { Section } from '../parts/section.tsx';
import * as icons from '../parts/icons.ts';

/** A service's projects of one headline, each with the forms to fill; `?project=` shows one of them. */
export function FormProjects({ service, headline: given }: { readonly service: string; readonly headline: string }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const { query } = usePlace();
  const [only, search] = [query.get('project'), query.get('q') ?? undefined];
  const headline = toHeadline(given);
  useScreen({ title: t(`portal:headline.${headline}`), subTitle: t('portal:projects.chooseForm'), search: true });
  const projects = useCall(`${service} ${headline} ${only ?? ''}`, (signal) =>
    allPages((page) =>
      client.project.getprojects(
        { service: service === '-' ? undefined : service, headline, only: only ? [only] : undefined, ...page },
        { signal },
      ),
    ),
  );
  useVisit(
    'project',
    projects.state === 'ready' ? projects.data.items.find(({ slug }) => slug === only)?.id : undefined,
  );
  return (
    <Loading of={projects}>
      {({ items }) => {
        const shown = items.filter((project) => !only || project.slug === only);
        if (shown.length === 0) return <Message icon={icons.folder} title={t('portal:projects.empty')} />;
        return shown.map((project) => <ProjectForms key={project.id} project={project} search={search} />);
      }}
    </Loading>
  );
}

function ProjectForms({ project, search }: { readonly project: Project; readonly search: string | undefined }) {
  const { t, text } = useLanguage();
  const { client } = usePortal();
  const categories = useCall(`${project.id} ${search ?? ''}`, (signal) =>
    allPages((page) => client.category.getcategories({ project: project.slug, search, ...page }, { signal })),
  );
  return (
    <Section title={text(project.title)}>
      <Loading of={categories}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="porsa-portal-soft">
              {search ? t('portal:nothingFound', { text: search }) : t('portal:projects.noForms')}
            </p>
          ) : (
            <List>
              {items.map((category) => (
                <CategoryCard key={category.id} category={category} />
              ))}
            </List>
          )
        }
      </Loading>
    </Section>
  );
}
