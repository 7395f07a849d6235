import { useLanguage } from '../../ui/language.tsx';
import { SlDropdown, SlMenu, SlMenuItem } from '../../ui/shoelace-tags.ts';
import { Icon, type IconName } from './icon.tsx';

export interface MenuAction {
  readonly icon: IconName;
  readonly text: string;
  /** What it takes away does not come back by itself. */
  readonly danger?: boolean;
  act(): void;
}

/** What is done more seldom: each by its name, behind one button. */
export function MoreMenu({ actions }: { readonly actions: readonly MenuAction[] }) {
  const { t } = useLanguage();
  if (actions.length === 0) return null;
  return (
    <SlDropdown placement="bottom-end" distance={6}>
      <button
        slot="trigger"
        type="button"
        className="porsa-portal-icon-button"
        aria-label={t('portal:more')}
        title={t('portal:more')}
      >
        <Icon name="more" />
      </button>
      <SlMenu onsl-select={(event) => actions.find(({ text }) => text === event.detail.item.value)?.act()}>
        {actions.map(({ icon, text, danger }) => (
          <SlMenuItem key={text} value={text} className={danger ? 'porsa-portal-danger' : undefined}>
            <span slot="prefix" className="porsa-portal-lead">
              <Icon name={icon} size={18} />
            </span>
            {text}
          </SlMenuItem>
        ))}
      </SlMenu>
    </SlDropdown>
  );
}
