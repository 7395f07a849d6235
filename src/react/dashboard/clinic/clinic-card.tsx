import type { CallData } from '../../../api/contract/contract.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { useCall } from '../calls/use-call.ts';
import { usePortal } from '../context/portal-context.ts';
import { Link } from '../link/link.tsx';
import * as icons from '../parts/icons.ts';
import { Loading } from '../parts/loading.tsx';
import { Entrance } from '../sign-in/entrance.tsx';

type Card = CallData<'/getStoreAdminProfile/'>;

/** A clinic's public card: its name, who runs it, and the forms that anyone can fill in. */
export function ClinicCard({ store }: { readonly store: string }) {
  const { t, text } = useLanguage();
  const { client } = usePortal();
  const card = useCall(store, (signal) => client.getStoreAdminProfile.post({ store }, { signal }));
  const title = card.state === 'ready' ? text(card.data.title) : t('portal:clinic.title');
  return (
    <Entrance title={title}>
      <Loading of={card}>
        {(data) => (
          <>
            <Admin card={data} />
            <OpenForms forms={data.categories} />
          </>
        )}
      </Loading>
      <Link className="porsa-portal-link" to="/signin">
        {t('portal:clinic.signIn')}
      </Link>
    </Entrance>
  );
}

function Admin({ card: { firstName, lastName, picture } }: { readonly card: Card }) {
  const { t } = useLanguage();
  const { server } = usePortal();
  const name = `${firstName} ${lastName}`.trim();
  if (!name) return null;
  return (
    <p className="porsa-portal-clinic-admin">
      {picture && <img className="porsa-portal-face" src={`${server}/images/${encodeURIComponent(picture)}`} alt="" />}
      <span>{t('portal:clinic.runBy', { name: `\u2068${name}\u2069` })}</span>
    </p>
  );
}

/** Each leads to its own page on the server, which needs no portal. */
function OpenForms({ forms }: { readonly forms: Card['categories'] }) {
  const { t, text } = useLanguage();
  const { server } = usePortal();
  if (forms.length === 0) return <p className="porsa-portal-soft">{t('portal:clinic.noForms')}</p>;
  return (
    <section>
      <h2 className="porsa-kit-label">{t('portal:clinic.forms')}</h2>
      <ul>
        {forms.map(({ id, slug, title }) => (
          <li key={id}>
            <a className="porsa-portal-icon-link" href={`${server}/f/${encodeURIComponent(slug)}`}>
              <Icon of={icons.scores} size={18} />
              {text(title)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
