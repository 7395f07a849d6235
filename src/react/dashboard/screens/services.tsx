import { useLanguage } from '../../ui/language.tsx';
import { Card, Cards } from '../parts/card.tsx';
import { ManageActions } from '../parts/manage-actions.tsx';
import { Loading, Message } from '../parts/states.tsx';
import { useAdminMode } from '../parts/use-admin-mode.ts';
import { usePlace, usePortal } from '../portal-context.ts';
import { useCall } from '../use-call.ts';
import { useScreen } from '../use-screen.ts';
import { AddButton } from '../parts/add-button.tsx';

/** Lines of care. In admin mode they are added, renamed and removed here. */
export function Services() {
  const { t, text } = useLanguage();
  const { client } = usePortal();
  const admin = useAdminMode();
  const search = usePlace().query.get('q') ?? undefined;
  useScreen({ title: t('portal:services.title'), subTitle: t('portal:services.text'), back: false, search: true });
  const services = useCall(search ?? '', (signal) => client.service.getservices({ search, limit: 200 }, { signal }));
  return (
    <Loading of={services}>
      {({ items }, reload) => (
        <>
          {admin && <AddButton title={t('portal:services.add')} store={(named) => client.service.storeservice(named)} onDone={reload} />}
          {items.length === 0 && <Message icon="service" title={search ? t('portal:nothingFound', { text: search }) : t('portal:services.empty')} />}
          <Cards>
            {items.map((service) => (
              <Card
                key={service.id} icon="service" title={text(service.title)} to={`/serviceDetail?service=${service.slug}`}
                detail={t('portal:services.projects', { count: service.projects })}
                actions={admin && (
                  <ManageActions
                    named={service} onDone={reload} store={(named) => client.service.storeservice({ ...named, id: service.id })}
                    remove={() => client.service.removeservice({ id: service.id })}
                  />
                )}
              />
            ))}
          </Cards>
        </>
      )}
    </Loading>
  );
}
