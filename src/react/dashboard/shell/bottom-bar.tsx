import { useLanguage } from '../../ui/language/language.tsx';
import { Link } from '../link/link.tsx';
import { usePortal } from '../context/portal-context.ts';
import { pathTo, type RouteParameters } from '../navigation/routes.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import * as icons from '../parts/icons.ts';

/** The bar below a form: home or sign out, the patient files, the printed report. */
export function BottomBar({ params }: { readonly params: RouteParameters<'fill'> }) {
  const { t } = useLanguage();
  // Staff go home from a form; a patient came for it alone, and signs out.
  const { print, signOut, readsFiles } = usePortal();
  const { headline, project, category, file } = params;
  return (
    <footer className="porsa-portal-bottom-bar">
      {readsFiles ? (
        <Link className="porsa-portal-bar-item" to="/">
          <Icon of={icons.home} />
          {t('portal:bar.home')}
        </Link>
      ) : (
        <button type="button" className="porsa-portal-bar-item" onClick={signOut}>
          <Icon of={icons.signOut} />
          {t('portal:bar.signOut')}
        </button>
      )}
      {headline === 'complaints' && (
        <Link className="porsa-portal-bar-item" to={pathTo('files', { headline, project, category })}>
          <Icon of={icons.filePerson} />
          {t('portal:bar.files')}
        </Link>
      )}
      {file !== '-' && (
        <button type="button" className="porsa-portal-bar-item" onClick={() => print({ file })}>
          <Icon of={icons.print} />
          {t('portal:bar.print')}
        </button>
      )}
    </footer>
  );
}
