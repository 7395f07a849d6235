import type { CoreLanguage, Role } from '../../../engine/definition/types.ts';
import { Select } from '../../kit/field/field.tsx';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { languages } from '../definition/languages.ts';
import { roles } from '../editors/basic/roles-field.tsx';
import * as icons from '../icons/icons.ts';
import type { Trial } from './use-trial.ts';

/** As whom, in which language and how much of the form is tried. */
export interface PreviewLook {
  readonly language: CoreLanguage;
  readonly role: Role;
  readonly whole: boolean;
  readonly phone: boolean;
}

interface PreviewBarProps {
  readonly look: PreviewLook;
  readonly trial: Pick<Trial, 'goOn' | 'startOver'>;
  change(changes: Partial<PreviewLook>): void;
}

export function PreviewBar({ look: { language, role, whole, phone }, trial, change }: PreviewBarProps) {
  const { t } = useLanguage();
  const changeAndGoOn = (changes: Partial<PreviewLook>): void => {
    change(changes);
    trial.goOn();
  };
  return (
    <div className="porsa-d-preview-bar">
      <h3>{t('designer:preview.title')}</h3>
      <Select
        aria-label={t('designer:preview.pages')}
        value={whole ? 'whole' : 'page'}
        options={['whole', 'page'].map((value) => ({ value, text: t(`designer:preview.${value}`) }))}
        onChange={(value) => changeAndGoOn({ whole: value === 'whole' })}
      />
      <Select
        aria-label={t('designer:preview.role')}
        value={role}
        options={roles.map((value) => ({ value, text: t(`designer:roles.${value}`) }))}
        onChange={(value) => changeAndGoOn({ role: value as Role })}
      />
      <Select
        aria-label={t('designer:preview.language')}
        value={language}
        options={languages.map((value) => ({ value, text: t(`designer:languages.${value}`) }))}
        onChange={(value) => change({ language: value as CoreLanguage })}
      />
      <span className="porsa-d-wide-only">
        <IconButton
          icon={icons.phone}
          label={t('designer:preview.phone')}
          aria-pressed={phone}
          onClick={() => change({ phone: !phone })}
        />
      </span>
      <IconButton icon={icons.restart} label={t('designer:preview.startOver')} onClick={trial.startOver} />
    </div>
  );
}
