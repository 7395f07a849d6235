import { useStore } from '@nanostores/react';
import { $session } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { pathTo } from '../navigation/routes.ts';
import { IconLink } from '../link/icon-link.tsx';
import * as icons from '../parts/icons.ts';
import { Section } from '../parts/section.tsx';

/** The clinic that the person belongs to, the discount on its subscription, and its public card. */
export function ProfileClinic() {
  const { t, text, number } = useLanguage();
  const { store, discount } = useStore($session);
  if (!store) return null;
  return (
    <Section
      title={t('portal:clinic.title')}
      actions={
        <IconLink icon={icons.service} to={pathTo('clinic', { store: store.slug })} text={t('portal:clinic.card')} />
      }
    >
      <div className="porsa-portal-panel">
        <p>{text(store.title)}</p>
        {discount > 0 && (
          <p className="porsa-portal-soft">{t('portal:clinic.discount', { percent: number(discount) })}</p>
        )}
      </div>
    </Section>
  );
}
