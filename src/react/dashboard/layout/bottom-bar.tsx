import { useStore } from '@nanostores/react';
import { $session } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language.tsx';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { usePortal } from '../portal-context.ts';
import { pathTo, type RouteParameters } from '../routes.ts';
import { isStaff } from '../staff.ts';

/** The bar below a form: away from it, to the patient files, to the printed report. */
export function BottomBar({ params }: { readonly params: RouteParameters<'fill'> }) {
  const { t } = useLanguage();
  const { print, signOut } = usePortal();
  const { access, userRole } = useStore($session);
  // Those who work here go home from a form; others came for it alone, and sign out.
  const goesHome = access === 'admin' || userRole.some(isStaff);
  const { headline, project, category, file } = params;
  return (
    <footer className="porsa-portal-bottom-bar">
      {goesHome ? (
        <Link className="porsa-portal-bar-item" to="/">
          <Icon name="home" />
          {t('portal:bar.home')}
        </Link>
      ) : (
        <button type="button" className="porsa-portal-bar-item" onClick={signOut}>
          <Icon name="signOut" />
          {t('portal:bar.signOut')}
        </button>
      )}
      {headline === 'complaints' && (
        <Link className="porsa-portal-bar-item" to={pathTo('files', { headline, project, category })}>
          <Icon name="filePerson" />
          {t('portal:bar.files')}
        </Link>
      )}
      {file !== '-' && (
        <button type="button" className="porsa-portal-bar-item" onClick={() => print({ file })}>
          <Icon name="print" />
          {t('portal:bar.print')}
        </button>
      )}
    </footer>
  );
}
