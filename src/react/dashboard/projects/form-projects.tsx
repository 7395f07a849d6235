import type { Project } from '../../../api/contract/shapes.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { CategoryCard } from '../forms/category-card.tsx';
import { toHeadline } from '../navigation/headline.ts';
import { usePlace, usePortal } from '../context/portal-context.ts';
import { askProjects } from '../calls/first-calls.ts';
import { useCall } from '../calls/use-call.ts';
import { useVisit } from '../forms/use-visit.ts';
import { useScreen } from '../context/use-screen.ts';
import { useAwaitedFavorites } from '../favorites/use-favorites.ts';
import { List } from '../../kit/list/list.tsx';
import { Pager, type Pages } from '../../kit/pager/pager.tsx';
import { Message } from '../../kit/states/message.tsx';
import { Link } from '../link/link.tsx';
import { Loading } from '../parts/loading.tsx';
import { Section } from '../parts/section.tsx';
import { Total } from '../paging/total.tsx';
import { useAddressPages } from '../parts/use-address.ts';
import { projectPath } from './project-cards.tsx';
import * as icons from '../parts/icons.ts';

/** The forms that each project begins with. */
const beginning = 12;
/** Forms on a page of a project that stands alone. */
const formsOnPage = 60;

interface FormProjectsProps {
  readonly service: string;
  readonly headline: string;
}

/** A service's projects of one headline, each with the forms to fill; `?project=` shows one of them. */
export function FormProjects({ service, headline: given }: FormProjectsProps) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const { query } = usePlace();
  const [only, search] = [query.get('project'), query.get('q') ?? undefined];
  const headline = toHeadline(given);
  useAwaitedFavorites();
  useScreen({ title: t(`portal:headline.${headline}`), subTitle: t('portal:projects.chooseForm'), search: true });
  const pages = useAddressPages({ list: 'p' });
  const projects = useCall(`${service} ${headline} ${only ?? ''} ${pages.after ?? ''}`, (signal) =>
    client.project.getprojects(askProjects({ service, headline }, query), { signal }),
  );
  const alone = projects.state === 'ready' ? projects.data.items.find(({ slug }) => slug === only) : undefined;
  useVisit('project', alone?.id);
  return (
    <>
      <Loading of={projects}>
        {({ items, total }) => {
          const shown = items.filter((project) => !only || project.slug === only);
          if (shown.length === 0) return <Message icon={icons.folder} title={t('portal:projects.empty')} />;
          if (only)
            return shown.map((project) => (
              <AllForms key={`${project.id} ${search}`} project={project} search={search} />
            ));
          return (
            <>
              <Total of={total} />
              {shown.map((project) => (
                <FirstForms key={project.id} project={project} service={service} search={search} />
              ))}
            </>
          );
        }}
      </Loading>
      <Pager pages={pages} next={projects.state === 'ready' ? projects.data.next : undefined} />
    </>
  );
}

interface ProjectFormsProps {
  readonly project: Project;
  readonly search: string | undefined;
}

/** One project's forms, page by page. */
function AllForms(props: ProjectFormsProps) {
  return <Forms {...props} pages={useAddressPages()} limit={formsOnPage} />;
}

/** The first forms of a project among others, and the way to all of them. */
function FirstForms({ service, ...props }: ProjectFormsProps & { readonly service: string }) {
  return <Forms {...props} limit={beginning} all={projectPath(props.project, service)} />;
}

interface FormsProps extends ProjectFormsProps {
  readonly limit: number;
  readonly pages?: Pages;
  /** Where all of them are, if these are only the first. */
  readonly all?: string;
}

function Forms({ project, search, limit, pages, all }: FormsProps) {
  const { t, text } = useLanguage();
  const { client } = usePortal();
  const after = pages?.after;
  const categories = useCall(`${project.id} ${search ?? ''} ${after ?? ''}`, (signal) =>
    client.category.getcategories({ project: project.slug, search, after, limit }, { signal }),
  );
  return (
    <Section title={text(project.title)}>
      <Loading of={categories}>
        {({ items, next, total }) =>
          items.length === 0 ? (
            <p className="porsa-portal-soft">
              {search ? t('portal:nothingFound', { text: search }) : t('portal:projects.noForms')}
            </p>
          ) : (
            <>
              {pages && <Total of={total} />}
              <List>
                {items.map((category) => (
                  <CategoryCard key={category.id} category={category} />
                ))}
              </List>
              {all && next !== null && (
                <Link className="porsa-portal-link" to={search ? `${all}&q=${encodeURIComponent(search)}` : all}>
                  {t('portal:total.allForms', { count: total })}
                </Link>
              )}
            </>
          )
        }
      </Loading>
      {pages && <Pager pages={pages} next={categories.state === 'ready' ? categories.data.next : undefined} />}
    </Section>
  );
}
