import { useLanguage } from '../../ui/language.tsx';
import { allPages } from '../all-pages.ts';
import { Section } from '../parts/card.tsx';
import { ProjectCards } from '../parts/project-cards.tsx';
import { Loading, Message } from '../parts/states.tsx';
import { usePlace, usePortal } from '../portal-context.ts';
import { useCall } from '../use-call.ts';
import { useScreen } from '../use-screen.ts';

/** The projects one can reach, by service. */
export function Projects() {
  const { t, text } = useLanguage();
  const { client } = usePortal();
  const search = usePlace().query.get('q') ?? undefined;
  useScreen({ title: t('portal:projects.title'), subTitle: t('portal:projects.text'), back: false, search: true });
  const services = useCall('all', (signal) => allPages((page) => client.service.getservices(page, { signal })));
  const projects = useCall(search ?? '', (signal) =>
    allPages((page) => client.project.getprojects({ search, ...page }, { signal })),
  );
  const titleOf = (id: string): string =>
    text(services.state === 'ready' ? services.data.items.find((service) => service.id === id)?.title : undefined);
  return (
    <Loading of={projects}>
      {({ items }) =>
        items.length === 0 ? (
          <Message
            icon="folder"
            title={search ? t('portal:nothingFound', { text: search }) : t('portal:projects.empty')}
          />
        ) : (
          [...new Set(items.map((project) => project.service))].map((service) => (
            <Section key={service} title={titleOf(service) || t('portal:services.one')}>
              <ProjectCards projects={items.filter((project) => project.service === service)} />
            </Section>
          ))
        )
      }
    </Loading>
  );
}
