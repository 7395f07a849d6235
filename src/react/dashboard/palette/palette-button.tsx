import { Icon } from '../../kit/icon/icon.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { usePortal } from '../context/portal-context.ts';
import { paletteKeys } from '../keyboard/shortcuts.ts';
import * as icons from '../parts/icons.ts';

interface PaletteButtonProps {
  readonly label?: string;
  onOpen?(): void;
}

/** Opens the command palette, and says by which keys that is done faster. */
export function PaletteButton({ label, onOpen }: PaletteButtonProps) {
  const { t } = useLanguage();
  const { $panel } = usePortal();
  const open = (): void => {
    onOpen?.();
    $panel.set('palette');
  };
  return (
    <button type="button" className="porsa-portal-palette-button" aria-keyshortcuts="Control+K Meta+K" onClick={open}>
      <Icon of={icons.search} size={18} />
      <span>{label ?? t('portal:palette')}</span>
      <kbd dir="ltr" aria-hidden="true">
        {paletteKeys()}
      </kbd>
    </button>
  );
}
