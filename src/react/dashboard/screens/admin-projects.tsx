import { useLanguage } from '../../ui/language.tsx';
import { allPages } from '../all-pages.ts';
import { AddButton } from '../parts/add-button.tsx';
import { Card, Cards, Section } from '../parts/card.tsx';
import { ManageActions } from '../parts/manage-actions.tsx';
import { StarButton } from '../parts/star-button.tsx';
import { Loading, Message } from '../parts/states.tsx';
import { usePlace, usePortal } from '../portal-context.ts';
import { pathTo, type RouteParameters } from '../routes.ts';
import { useCall } from '../use-call.ts';
import { useScreen } from '../use-screen.ts';
import { toHeadline } from './form-projects.tsx';

/** Projects of one headline, added, renamed and removed. The menu's links name no service: `-` or an old id stands for all. */
export function AdminProjects({ params }: { readonly params: RouteParameters<'adminProjects'> }) {
  const { t, text } = useLanguage();
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
        if (shown.length === 0)
          return (
            <Message
              icon="service"
              title={t('portal:services.empty')}
              text={isAdmin ? t('portal:services.addFirst') : undefined}
            />
          );
        return (
          <Loading of={projects}>
            {({ items }, reload) =>
              shown.map((service) => {
                const mine = items.filter((project) => project.service === service.id);
                return (
                  <Section
                    key={service.id}
                    title={text(service.title)}
                    actions={
                      isAdmin && (
                        <AddButton
                          title={t('portal:projects.add')}
                          store={(named) => client.project.storeproject({ ...named, service: service.slug, headline })}
                          onDone={reload}
                        />
                      )
                    }
                  >
                    {mine.length === 0 && <p className="porsa-portal-soft">{t('portal:projects.none')}</p>}
                    <Cards>
                      {mine.map((project) => (
                        <Card
                          key={project.id}
                          icon={headline}
                          title={text(project.title)}
                          detail={t('portal:projects.forms', { count: project.categories })}
                          star={<StarButton kind="project" id={project.id} title={text(project.title)} />}
                          to={pathTo('adminCategories', { headline, project: project.slug, user: '-' })}
                          actions={
                            isAdmin && (
                              <ManageActions
                                named={project}
                                onDone={reload}
                                remove={() => client.project.removeproject({ id: project.id })}
                                store={(named) =>
                                  client.project.storeproject({
                                    ...named,
                                    id: project.id,
                                    service: service.slug,
                                    headline,
                                  })
                                }
                              />
                            )
                          }
                        />
                      ))}
                    </Cards>
                  </Section>
                );
              })
            }
          </Loading>
        );
      }}
    </Loading>
  );
}
