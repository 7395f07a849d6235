import type { Headline, Project, Service } from '../../../api/contract/shapes.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { askServices } from '../calls/first-calls.ts';
import { useCall } from '../calls/use-call.ts';
import { usePlace, usePortal } from '../context/portal-context.ts';
import { useScreen } from '../context/use-screen.ts';
import { useAwaitedFavorites } from '../favorites/use-favorites.ts';
import { StarButton } from '../favorites/star-button.tsx';
import { toHeadline } from '../navigation/headline.ts';
import { pathTo, type RouteParameters } from '../navigation/routes.ts';
import { AddButton } from '../parts/add-button.tsx';
import { Pager } from '../../kit/pager/pager.tsx';
import { List } from '../../kit/list/list.tsx';
import { Message } from '../../kit/states/message.tsx';
import { Loading } from '../parts/loading.tsx';
import { ManagedItem } from '../cards/managed-item.tsx';
import { Section } from '../parts/section.tsx';
import { Total } from '../paging/total.tsx';
import { useAddressPages } from '../parts/use-address.ts';
import * as icons from '../parts/icons.ts';

/** Projects on a page. */
const pageSize = 100;

/** Projects of one headline, added, renamed and removed. The menu's links name no service: `-` or an old id stands for all. */
export function AdminProjects({ params }: { readonly params: RouteParameters<'adminProjects'> }) {
  const { t } = useLanguage();
  const { client, isAdmin } = usePortal();
  const { query } = usePlace();
  const search = query.get('q') ?? undefined;
  const pages = useAddressPages({ list: 's' });
  const headline = toHeadline(params.headline);
  useAwaitedFavorites();
  useScreen({
    title: t(`portal:headline.${headline}`),
    subTitle: t('portal:projects.manage'),
    back: false,
    search: true,
  });
  const services = useCall(`${params.service} ${pages.after ?? ''}`, async (signal) => {
    const reply = await client.service.getservices(askServices(params.service, query), { signal });
    // The menu keeps the ids of services that are gone.
    return reply.success && reply.data.total === 0 && params.service !== '-'
      ? client.service.getservices(askServices('-', query), { signal })
      : reply;
  });
  return (
    <>
      <Loading of={services}>
        {({ items }) =>
          items.length === 0 && pages.page === 1 ? (
            <NoServices addFirst={isAdmin} />
          ) : (
            <ProjectsOf
              key={`${headline} ${search ?? ''} ${pages.after ?? ''}`}
              services={items}
              asked={{ headline, search }}
            />
          )
        }
      </Loading>
      <Pager pages={pages} next={services.state === 'ready' ? services.data.next : undefined} />
    </>
  );
}

interface ProjectsOfProps {
  readonly services: readonly Service[];
  readonly asked: { readonly headline: Headline; readonly search: string | undefined };
}

/** The projects of some services, page by page where they are many. */
function ProjectsOf({ services, asked }: ProjectsOfProps) {
  const { client } = usePortal();
  const pages = useAddressPages();
  const ids = services.map(({ id }) => id);
  const projects = useCall(`${ids.join()} ${pages.after ?? ''}`, (signal) =>
    client.project.getprojects(
      { ...asked, services: ids, sort: 'service', after: pages.after, limit: pageSize },
      { signal },
    ),
  );
  return (
    <>
      <Loading of={projects}>
        {({ items, total, next }, reload) => (
          <>
            {total > 0 && <Total of={total} />}
            {services
              .map((service) => ({ service, own: items.filter((project) => project.service === service.id) }))
              .filter(({ own }) => own.length > 0 || (next === null && pages.page === 1))
              .map(({ service, own }) => (
                <ServiceProjects
                  key={service.id}
                  service={service}
                  headline={asked.headline}
                  projects={own}
                  onDone={reload}
                />
              ))}
          </>
        )}
      </Loading>
      <Pager pages={pages} next={projects.state === 'ready' ? projects.data.next : undefined} />
    </>
  );
}

function NoServices({ addFirst }: { readonly addFirst: boolean }) {
  const { t } = useLanguage();
  const text = addFirst ? t('portal:services.addFirst') : undefined;
  return <Message icon={icons.service} title={t('portal:services.empty')} text={text} />;
}

interface ServiceProjectsProps {
  readonly service: Service;
  readonly headline: Headline;
  readonly projects: readonly Project[];
  onDone(): void;
}

function ServiceProjects({ service, headline, projects, onDone }: ServiceProjectsProps) {
  const { t, text } = useLanguage();
  const { client, isAdmin } = usePortal();
  const add = isAdmin && (
    <AddButton
      title={t('portal:projects.add')}
      store={(named) => client.project.storeproject({ ...named, service: service.slug, headline })}
      onDone={onDone}
    />
  );
  return (
    <Section title={text(service.title)} actions={add}>
      {projects.length === 0 && <p className="porsa-portal-soft">{t('portal:projects.none')}</p>}
      <List>
        {projects.map((project) => (
          <AdminProject key={project.id} project={project} service={service} onDone={onDone} />
        ))}
      </List>
    </Section>
  );
}

interface AdminProjectProps {
  readonly project: Project;
  readonly service: Service;
  onDone(): void;
}

function AdminProject({ project, service, onDone }: AdminProjectProps) {
  const { t, text } = useLanguage();
  const { client, isAdmin } = usePortal();
  const { id, slug, headline } = project;
  const title = text(project.title);
  const to = pathTo('adminCategories', { headline, project: slug, user: '-' });
  return (
    <ManagedItem
      icon={icons[headline]}
      title={title}
      detail={t('portal:projects.forms', { count: project.categories })}
      corner={<StarButton kind="project" id={id} title={title} />}
      to={to}
      manages={isAdmin}
      holds={{ icon: icons.pages, text: t('portal:projects.openForms'), to }}
      managed={{
        named: project,
        onDone,
        remove: () => client.project.removeproject({ id }),
        store: (named, was) => client.project.storeproject({ ...named, id, service: service.slug, headline, was }),
        again: () => client.project.getprojects({ only: [id], limit: 1 }),
      }}
    />
  );
}
