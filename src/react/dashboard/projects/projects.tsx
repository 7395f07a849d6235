import type { Project } from '../../../api/contract/shapes.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { ProjectCards } from './project-cards.tsx';
import { usePlace, usePortal } from '../context/portal-context.ts';
import { useCall } from '../calls/use-call.ts';
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

/** The projects one can reach, by service, page by page. */
export function Projects() {
  const { t } = useLanguage();
  const search = usePlace().query.get('q') ?? undefined;
  useAwaitedFavorites();
  useScreen({ title: t('portal:projects.title'), subTitle: t('portal:projects.text'), back: false, search: true });
  return <ProjectPages key={search} search={search} />;
}

function ProjectPages({ search }: { readonly search: string | undefined }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const pages = useAddressPages();
  const projects = useCall(pages.after ?? '', (signal) =>
    client.project.getprojects({ search, sort: 'service', after: pages.after, limit: pageSize }, { signal }),
  );
  return (
    <>
      <Loading of={projects}>
        {({ items, total }) =>
          items.length === 0 && pages.page === 1 ? (
            <Message
              icon={icons.folder}
              title={search ? t('portal:nothingFound', { text: search }) : t('portal:projects.empty')}
            />
          ) : (
            <>
              <Total of={total} />
              <ByService projects={items} />
            </>
          )
        }
      </Loading>
      <Pager pages={pages} next={projects.state === 'ready' ? projects.data.next : undefined} />
    </>
  );
}

function ByService({ projects }: { readonly projects: readonly Project[] }) {
  const { t, text } = useLanguage();
  return [...new Set(projects.map(({ service }) => service))].map((service) => {
    const own = projects.filter((project) => project.service === service);
    return (
      <Section key={service} title={text(own[0]?.serviceTitle) || t('portal:services.one')}>
        <ProjectCards projects={own} />
      </Section>
    );
  });
}
