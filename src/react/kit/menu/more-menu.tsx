import { useLanguage } from '../../ui/language/language.tsx';
import { IconButton } from '../icon/icon-button.tsx';
import { Icon, type Drawing } from '../icon/icon.tsx';
import { down, more } from '../icon/icons.ts';
import { SlDropdown, SlMenu, SlMenuItem } from '../shoelace/tags.ts';

export interface MenuAction {
  readonly icon?: Drawing;
  readonly text: string;
  /** What it takes away does not come back by itself. */
  readonly danger?: boolean;
  readonly disabled?: boolean;
  act(): void;
}

interface MoreMenuProps {
  readonly actions: readonly MenuAction[];
  /** Defaults to "More actions". */
  readonly label?: string;
  /** The word on the button, where it stands beside others that have words; `label` holds it too. */
  readonly text?: string;
}

/** What is done less often: each by its name, behind one button. */
export function MoreMenu({ actions, label, text }: MoreMenuProps) {
  const { t } = useLanguage();
  if (actions.length === 0) return null;
  return (
    <SlDropdown hoist placement={text === undefined ? 'bottom-end' : 'bottom-start'} distance={6}>
      {text === undefined ? (
        <IconButton slot="trigger" icon={more} label={label ?? t('common:more')} aria-haspopup="menu" />
      ) : (
        <button slot="trigger" type="button" className="porsa-kit-more" aria-label={label} aria-haspopup="menu">
          {text}
          <Icon of={down} size={16} />
        </button>
      )}
      <SlMenu onsl-select={(event) => actions[Number(event.detail.item.value)]?.act()}>
        {actions.map(({ icon, text, danger, disabled }, index) => (
          <SlMenuItem key={text} value={String(index)} disabled={disabled} data-danger={danger || undefined}>
            {icon && <Icon of={icon} size={18} slot="prefix" />}
            {text}
          </SlMenuItem>
        ))}
      </SlMenu>
    </SlDropdown>
  );
}
