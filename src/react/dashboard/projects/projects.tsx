import { useLanguage } from '../../ui/language/language.tsx';
import { allPages } from '../calls/all-pages.ts';
import { ProjectCards } from './project-cards.tsx';
import { usePlace, usePortal } from '../context/portal-context.ts';
import { useCall } from '../calls/use-call.ts';
import { useScreen } from '../context/use-screen.ts';
import { Message } from '../../kit/states/message.tsx';
import { Loading } from '../parts/loading.tsx';
import { Section } from '../parts/section.tsx';
import * as icons from '../parts/icons.ts';

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
            icon={icons.folder}
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
