import { Icon } from '../../../kit/icon/icon.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { useSwitches } from '../../context/use-switches.ts';
import * as icons from '../../parts/icons.ts';
import { Logo } from '../../pictures/logo.tsx';

/** The product, and the way to the other language. */
export function CommentedHead() {
  const { t, language } = useLanguage();
  const switches = useSwitches();
  return (
    <div className="porsa-portal-commented-bar">
      <div className="porsa-portal-brand">
        <Logo />
      </div>
      <button
        type="button"
        className="porsa-portal-quiet"
        lang={language === 'fa' ? 'en' : 'fa'}
        onClick={switches.language}
      >
        <Icon of={icons.language} size={18} />
        {t('portal:otherLanguage')}
      </button>
    </div>
  );
}
