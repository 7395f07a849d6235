import type { Headline, Project, Service } from '../../../api/contract/shapes.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { allPages } from '../calls/all-pages.ts';
import { useCall } from '../calls/use-call.ts';
import { usePlace, usePortal } from '../context/portal-context.ts';
import { useScreen } from '../context/use-screen.ts';
import { StarButton } from '../favorites/star-button.tsx';
import { toHeadline } from '../navigation/headline.ts';
import { pathTo, type RouteParameters } from '../navigation/routes.ts';
import { AddButton } from '../parts/add-button.tsx';
import { List } from '../../kit/list/list.tsx';
import { Message } from '../../kit/states/message.tsx';
import { LinkItem } from '../parts/link-item.tsx';
import { Loading } from '../parts/loading.tsx';
import { ManageActions } from '../parts/manage-actions.tsx';
import { Section } from '../parts/section.tsx';
import * as icons from '../parts/icons.ts';

/** Projects of one headline, added, renamed and removed. The menu's links name no service: `-` or an old id stands for all. */
export function AdminProjects({ params }: { readonly params: RouteParameters<'adminProjects'> }) {
  const { t } = useLanguage();
  const { client, isAdmin } = usePortal();
  const search = usePlace().query.get('q') ?? undefined;
  const headline = toHeadline(params.headline);
  useScreen({
    title: t(`portal:headline.${headline}`),
    subTitle: t('portal:projects.manage'),
    back: false,
    search: true,
  });
  const services = useCall('all', (signal) => allPages((page) => client.service.getservices(page, { signal })));
  const projects = useCall(`${headline} ${search ?? ''}`, (signal) =>
    allPages((page) => client.project.getprojects({ headline, search, ...page }, { signal })),
  );
  return (
    <Loading of={services}>
      {({ items: all }) => {
        const one = all.find(({ id, slug }) => params.service === id || params.service === slug);
        const shown = one ? [one] : all;
        if (shown.length === 0) return <NoServices addFirst={isAdmin} />;
        return (
          <Loading of={projects}>
            {({ items }, reload) =>
              shown.map((service) => (
                <ServiceProjects
                  key={service.id}
                  service={service}
                  headline={headline}
                  projects={items.filter((project) => project.service === service.id)}
                  onDone={reload}
                />
              ))
            }
          </Loading>
        );
      }}
    </Loading>
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
  const actions = isAdmin && (
    <ManageActions
      named={project}
      onDone={onDone}
      remove={() => client.project.removeproject({ id })}
      store={(named) => client.project.storeproject({ ...named, id, service: service.slug, headline })}
    />
  );
  return (
    <LinkItem
      icon={icons[headline]}
      title={title}
      detail={t('portal:projects.forms', { count: project.categories })}
      mark={<StarButton kind="project" id={id} title={title} />}
      to={pathTo('adminCategories', { headline, project: slug, user: '-' })}
      actions={actions}
    />
  );
}
