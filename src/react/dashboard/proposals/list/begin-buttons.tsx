import { Icon } from '../../../kit/icon/icon.tsx';
import { SlButton } from '../../../kit/shoelace/tags.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { usePortal } from '../../context/portal-context.ts';
import { byKey } from '../../keyboard/screen-actions.ts';
import * as icons from '../../parts/icons.ts';

/** The two ways to a new proposal. */
export function BeginButtons() {
  const { t } = useLanguage();
  const { navigation } = usePortal();
  return (
    <div className="porsa-portal-actions">
      <SlButton variant="primary" {...byKey('n')} onClick={() => navigation.go('/createproposal')}>
        <Icon of={icons.plus} size={18} slot="prefix" />
        {t('proposals:new')}
      </SlButton>
      <SlButton onClick={() => navigation.go('/generateproposal')}>
        <Icon of={icons.send} size={18} slot="prefix" />
        {t('proposals:chat')}
      </SlButton>
    </div>
  );
}
