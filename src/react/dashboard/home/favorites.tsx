import type { CallData } from '../../../api/contract/contract.ts';
import type { Category } from '../../../api/contract/shapes.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { CategoryCard, openPath } from '../forms/category-card.tsx';
import { ProjectCard, projectPath } from '../projects/project-cards.tsx';
import { servicePath } from '../projects/service-path.ts';
import { IconLink } from '../link/icon-link.tsx';
import { usePortal } from '../context/portal-context.ts';
import { useCall } from '../calls/use-call.ts';
import { useFavorites } from '../favorites/use-favorites.ts';
import { List } from '../../kit/list/list.tsx';
import { Section } from '../parts/section.tsx';
import * as icons from '../parts/icons.ts';

const visitedShown = 5;

export type Visits = CallData<'/user/getmostvisiteds'>;

type Mark = Visits[number];

/** The server is asked for so many at once. */
const mostAsked = 200;

/** The person's favourite projects and forms, and ways to the forms they open most. */
export function HomeMarks({
  categories,
  visits: marks,
}: {
  readonly categories: readonly Category[];
  readonly visits: Visits;
}) {
  const { t, text } = useLanguage();
  const { idsOf } = useFavorites();
  const known = useForms(categories, [
    ...idsOf('category'),
    ...marks.filter(({ kind }) => kind === 'category').map((mark) => mark.id),
  ]);
  const find = (wanted: readonly string[]): readonly Category[] =>
    wanted.flatMap((one) => known.filter((category) => category.id === one && category.version !== null));
  const favorites = find(idsOf('category'));
  const projects = idsOf('project');
  const visited = marks.flatMap((mark) => toVisited(mark, find([mark.id])[0])).slice(0, visitedShown);
  return (
    <>
      {visited.length > 0 && (
        <nav className="porsa-portal-visited" aria-label={t('portal:favorite.visited')}>
          <span>{t('portal:favorite.visited')}</span>
          {visited.map(({ id: of, icon, to, title }) => (
            <IconLink key={of} icon={icon} to={to} text={text(title)} />
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

/** What a mark leads to; a form only where the person reaches a published one. */
function toVisited({ kind, id, slug, title, headline }: Mark, category: Category | undefined) {
  if (kind === 'service') return [{ id, title, icon: icons.service, to: servicePath(slug) }];
  if (kind === 'category')
    return category ? [{ id, title, icon: icons[category.headline], to: openPath(category) }] : [];
  return headline ? [{ id, title, icon: icons.folder, to: projectPath({ slug, headline }) }] : [];
}

/** The forms of those ids that the person reaches; only those that are not known yet are asked for. */
function useForms(known: readonly Category[], ids: readonly string[]): readonly Category[] {
  const { client } = usePortal();
  const only = [...new Set(ids)].filter((one) => known.every(({ id }) => id !== one)).slice(0, mostAsked);
  const others = useCall<{ readonly items: readonly Category[] }>(only.join(), async (signal) =>
    only.length === 0
      ? { success: true, data: { items: [] } }
      : client.category.getcategories({ only, limit: only.length }, { signal }),
  );
  return [...known, ...(others.state === 'ready' ? others.data.items : [])];
}

/** Asked for only by those who have some. */
function FavoriteProjects({ ids }: { readonly ids: readonly string[] }) {
  const { client } = usePortal();
  const projects = useCall(ids.join(), (signal) => {
    const only = ids.slice(0, mostAsked);
    return client.project.getprojects({ only, limit: only.length }, { signal });
  });
  const items = projects.state === 'ready' ? projects.data.items : [];
  return ids
    .flatMap((id) => items.filter((project) => project.id === id))
    .map((project) => <ProjectCard key={project.id} project={project} />);
}
