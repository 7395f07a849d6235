import { useStore } from '@nanostores/react';
import type { Category } from '../../../api/contract/shapes.ts';
import { $session } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { allPages } from '../calls/all-pages.ts';
import { CategoryCard, openPath } from '../forms/category-card.tsx';
import { ProjectCard } from '../projects/project-cards.tsx';
import { IconLink } from '../link/icon-link.tsx';
import { usePortal } from '../context/portal-context.ts';
import { useCall } from '../calls/use-call.ts';
import { useFavorites } from '../favorites/use-favorites.ts';
import { List } from '../../kit/list/list.tsx';
import { Section } from '../parts/section.tsx';
import * as icons from '../parts/icons.ts';

const visitedShown = 5;

/** The person's favourite projects and forms, and ways to the forms they open most. */
export function HomeMarks({ categories }: { readonly categories: readonly Category[] }) {
  const { t, text } = useLanguage();
  const { client } = usePortal();
  const { id } = useStore($session);
  const { idsOf } = useFavorites();
  const visits = useCall(id, (signal) => client.user.getmostvisiteds({}, { signal }));
  const find = (wanted: readonly string[]): readonly Category[] =>
    wanted.flatMap((one) => categories.filter((category) => category.id === one && category.version !== null));
  const favorites = find(idsOf('category'));
  const projects = idsOf('project');
  const visited = find(
    visits.state === 'ready' ? visits.data.filter(({ kind }) => kind === 'category').map((mark) => mark.id) : [],
  ).slice(0, visitedShown);
  return (
    <>
      {visited.length > 0 && (
        <nav className="porsa-portal-visited" aria-label={t('portal:favorite.visited')}>
          <span>{t('portal:favorite.visited')}</span>
          {visited.map((category) => (
            <IconLink
              key={category.id}
              icon={icons[category.headline]}
              to={openPath(category)}
              text={text(category.title)}
            />
          ))}
        </nav>
      )}
      {favorites.length + projects.length > 0 && (
        <Section title={t('portal:favorite.title')}>
          <List>
            {projects.length > 0 && <FavoriteProjects ids={projects} />}
            {favorites.map((category) => (
              <CategoryCard key={category.id} category={category} />
            ))}
          </List>
        </Section>
      )}
    </>
  );
}

/** Asked for only by those who have some. */
function FavoriteProjects({ ids }: { readonly ids: readonly string[] }) {
  const { client } = usePortal();
  const projects = useCall('all', (signal) => allPages((page) => client.project.getprojects(page, { signal })));
  const items = projects.state === 'ready' ? projects.data.items : [];
  return ids
    .flatMap((id) => items.filter((project) => project.id === id))
    .map((project) => <ProjectCard key={project.id} project={project} />);
}
