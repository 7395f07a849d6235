import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import {
  $menu,
  dispatchMenu,
  fontFamilies,
  largestRadius,
  menuDefaults,
  type FontFamily,
} from '../../../store/menu.ts';
import { $session, dispatch } from '../../../store/session.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { Field, SelectField } from '../../kit/field/field.tsx';
import { SlButton, SlSwitch } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import { useSwitches } from '../context/use-switches.ts';
import styles from './customization.css?inline';

const sheets = [styles];

/** How the portal looks on this device: each change is seen at once in the screen beside it. */
export function CustomizationPanel({ onClose }: { onClose(): void }) {
  const { t, dir } = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const { menuMode, sliderMode } = useStore($session);
  const { fontFamily } = useStore($menu);
  const { dark, isDark } = useSwitches();
  useStyles(root, sheets);
  const chooseDirection = (direction: string): void =>
    dispatch({ type: 'SET_DIRECTION', direction: direction === 'rtl' ? 'rtl' : 'ltr' });
  return (
    <Dialog
      side
      title={t('portal:account.customize')}
      actions={<SlButton onClick={reset}>{t('portal:customization.reset')}</SlButton>}
      onClose={onClose}
    >
      <div ref={root} className="porsa-portal-customization">
        <SelectField
          label={t('portal:customization.font')}
          value={fontFamily}
          onChange={(value) => dispatchMenu({ type: 'SET_FONT_FAMILY', fontFamily: value as FontFamily })}
          options={fontFamilies.map((value) => ({ value, text: t(`portal:customization.fonts.${value}`) }))}
        />
        <RadiusField />
        <SelectField
          label={t('portal:customization.direction')}
          value={dir}
          onChange={chooseDirection}
          options={(['ltr', 'rtl'] as const).map((value) => ({ value, text: t(`portal:customization.${value}`) }))}
        />
        <SlSwitch checked={isDark} onsl-change={dark}>
          {t('portal:account.dark')}
        </SlSwitch>
        <SlSwitch
          checked={sliderMode === 'rail'}
          help-text={t('portal:customization.railHelp')}
          onsl-change={() => dispatch({ type: 'TOGGLE_SLIDER_MODE' })}
        >
          {t('portal:customization.rail')}
        </SlSwitch>
        <SlSwitch
          checked={menuMode === 'icon'}
          help-text={t('portal:customization.iconsHelp')}
          onsl-change={() => dispatch({ type: 'TOGGLE_MENU_MODE' })}
        >
          {t('portal:customization.icons')}
        </SlSwitch>
        <p className="porsa-kit-help">{t('portal:customization.device')}</p>
      </div>
    </Dialog>
  );
}

function RadiusField() {
  const { t, number } = useLanguage();
  const { borderRadius } = useStore($menu);
  return (
    <Field
      label={t('portal:customization.radius')}
      aside={<output>{t('portal:customization.pixels', { number: number(borderRadius) })}</output>}
    >
      {(control) => (
        <input
          {...control}
          type="range"
          min={0}
          max={largestRadius}
          step={1}
          value={borderRadius}
          onChange={(event) =>
            dispatchMenu({ type: 'SET_BORDER_RADIUS', borderRadius: event.currentTarget.valueAsNumber })
          }
        />
      )}
    </Field>
  );
}

/** Back to how the portal is for whoever has changed nothing; language and dark mode are the account's. */
function reset(): void {
  const { fontFamily, borderRadius } = menuDefaults;
  dispatchMenu({ type: 'SET_FONT_FAMILY', fontFamily });
  dispatchMenu({ type: 'SET_BORDER_RADIUS', borderRadius });
  dispatch({ type: 'RESET_LAYOUT' });
}
