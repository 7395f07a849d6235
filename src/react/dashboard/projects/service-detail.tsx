import { useEffect } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { ProjectCards } from './project-cards.tsx';
import { usePlace, usePortal } from '../context/portal-context.ts';
import { useCall } from '../calls/use-call.ts';
import { useVisit } from '../forms/use-visit.ts';
import { useScreen } from '../context/use-screen.ts';
import { useAwaitedFavorites } from '../favorites/use-favorites.ts';
import { Pager } from '../../kit/pager/pager.tsx';
import { Message } from '../../kit/states/message.tsx';
import { Loading } from '../parts/loading.tsx';
import { Section } from '../parts/section.tsx';
import { Total } from '../paging/total.tsx';
import { useAddressPages } from '../parts/use-address.ts';
import * as icons from '../parts/icons.ts';

const pageSize = 60;

const headlines = ['complaints', 'scores'] as const;

/** One service with its projects; an address that names none leads to the list of them. */
export function ServiceDetail() {
  const { navigation } = usePortal();
  const service = usePlace().query.get('service');
  useEffect(() => {
    if (!service) navigation.go('/services', { replace: true });
  }, [service, navigation]);
  return service ? <OneService key={service} service={service} /> : null;
}

function OneService({ service }: { readonly service: string }) {
  const { t, text } = useLanguage();
  const { client } = usePortal();
  const services = useCall(service, (signal) => client.service.getservices({ only: [service], limit: 2 }, { signal }));
  const pages = useAddressPages();
  const projects = useCall(`${service} ${pages.after ?? ''}`, (signal) =>
    client.project.getprojects({ service, sort: 'headline', after: pages.after, limit: pageSize }, { signal }),
  );
  const found =
    services.state === 'ready'
      ? services.data.items.find(({ id, slug }) => service === id || service === slug)
      : undefined;
  useVisit('service', found?.id);
  useAwaitedFavorites();
  useScreen({ title: text(found?.title) || t('portal:services.one'), subTitle: t('portal:services.oneText') });
  return (
    <>
      <Loading of={projects}>
        {({ items, total }) =>
          items.length === 0 && pages.page === 1 ? (
            <Message icon={icons.folder} title={t('portal:projects.empty')} />
          ) : (
            <>
              <Total of={total} />
              {headlines.map((headline) => {
                const mine = items.filter((project) => project.headline === headline);
                return (
                  mine.length > 0 && (
                    <Section key={headline} title={t(`portal:headline.${headline}`)}>
                      <ProjectCards projects={mine} service={service} />
                    </Section>
                  )
                );
              })}
            </>
          )
        }
      </Loading>
      <Pager pages={pages} next={projects.state === 'ready' ? projects.data.next : undefined} />
    </>
  );
}
