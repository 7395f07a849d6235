import type { Service } from '../../../api/contract/shapes.ts';
import { refreshMenu } from '../../../store/menu.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { AddButton } from '../parts/add-button.tsx';
import { useAdminMode } from '../context/use-admin-mode.ts';
import { usePlace, usePortal } from '../context/portal-context.ts';
import { useCall } from '../calls/use-call.ts';
import { useScreen } from '../context/use-screen.ts';
import { Pager } from '../../kit/pager/pager.tsx';
import { List } from '../../kit/list/list.tsx';
import { Message } from '../../kit/states/message.tsx';
import { Loading } from '../parts/loading.tsx';
import { Total } from '../paging/total.tsx';
import { useAddressPages } from '../parts/use-address.ts';
import { servicePath } from './service-path.ts';
import { ManagedItem } from '../cards/managed-item.tsx';
import * as icons from '../parts/icons.ts';

const pageSize = 60;

/** Lines of care. In admin mode they are added, renamed and removed here. */
export function Services() {
  const { t } = useLanguage();
  const search = usePlace().query.get('q') ?? undefined;
  useScreen({ title: t('portal:services.title'), subTitle: t('portal:services.text'), back: false, search: true });
  return <ServicePages key={search} search={search} />;
}

function ServicePages({ search }: { readonly search: string | undefined }) {
  const { client } = usePortal();
  const pages = useAddressPages();
  const services = useCall(pages.after ?? '', (signal) =>
    client.service.getservices({ search, after: pages.after, limit: pageSize }, { signal }),
  );
  return (
    <>
      <Loading of={services}>
        {({ items, total }, reload) => (
          <>
            {total > 0 && <Total of={total} />}
            <ServiceList
              services={items}
              search={search}
              onChange={() => {
                reload();
                refreshMenu();
              }}
            />
          </>
        )}
      </Loading>
      <Pager pages={pages} next={services.state === 'ready' ? services.data.next : undefined} />
    </>
  );
}

interface ServiceListProps {
  readonly services: readonly Service[];
  readonly search: string | undefined;
  onChange(): void;
}

function ServiceList({ services, search, onChange }: ServiceListProps) {
  const { t } = useLanguage();
  const { client, isAdmin } = usePortal();
  const admin = useAdminMode() && isAdmin;
  return (
    <>
      {admin && (
        <AddButton
          title={t('portal:services.add')}
          store={(named) => client.service.storeservice(named)}
          onDone={onChange}
        />
      )}
      {services.length === 0 && (
        <Message
          icon={icons.service}
          title={search ? t('portal:nothingFound', { text: search }) : t('portal:services.empty')}
        />
      )}
      <List>
        {services.map((service) => (
          <ServiceCard key={service.id} service={service} admin={admin} onChange={onChange} />
        ))}
      </List>
    </>
  );
}

function ServiceCard({
  service,
  admin,
  onChange,
}: {
  readonly service: Service;
  readonly admin: boolean;
  onChange(): void;
}) {
  const { t, text } = useLanguage();
  const { client } = usePortal();
  const to = servicePath(service.slug);
  return (
    <ManagedItem
      icon={icons.service}
      title={text(service.title)}
      to={to}
      detail={t('portal:services.projects', { count: service.projects })}
      manages={admin}
      holds={{ icon: icons.folder, text: t('portal:projects.title'), to }}
      managed={{
        named: service,
        onDone: onChange,
        store: (named, was) => client.service.storeservice({ ...named, id: service.id, was }),
        again: () => client.service.getservices({ only: [service.id], limit: 1 }),
        remove: () => client.service.removeservice({ id: service.id }),
      }}
    />
  );
}
