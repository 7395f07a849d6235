import { useStore } from '@nanostores/react';
import { $singleKeys, setSingleKeys } from '../../../store/single-keys.ts';
import { addTexts } from '../../../store/texts.ts';
import { SlSwitch } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { paletteTexts } from './palette-texts.ts';

addTexts('palette', paletteTexts);

/** Turns shortcuts of single keys off, on this device. */
export function SingleKeysSwitch() {
  const { t } = useLanguage();
  return (
    <SlSwitch
      checked={useStore($singleKeys)}
      help-text={t('palette:shortcuts.singleHelp')}
      onsl-change={(event) => setSingleKeys(event.currentTarget.checked)}
    >
      {t('palette:shortcuts.single')}
    </SlSwitch>
  );
}
