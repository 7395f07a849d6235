import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../button/button.tsx';
import { Icon, type Drawing } from '../icon/icon.tsx';
import { down } from '../icon/icons.ts';

export interface MenuItem {
  readonly text: string;
  /** A line below the text. */
  readonly detail?: string;
  readonly icon?: Drawing;
  /** One of several, of which this one holds. */
  readonly checked?: boolean;
  readonly disabled?: boolean;
  act(): void;
}

interface ActionMenuProps {
  readonly label: string;
  readonly icon?: Drawing;
  /** The icon alone is shown, and the label is its name. */
  readonly compact?: boolean;
  readonly items: readonly MenuItem[];
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Actions behind one button, as the menu button of the ARIA practices has them; native, where Shoelace's would cost a page 20 KB. */
export function ActionMenu({ label, icon, compact = false, items }: ActionMenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const entries = (): readonly HTMLElement[] => [
    ...(root.current?.querySelectorAll<HTMLElement>('[role^=menuitem]:not([aria-disabled])') ?? []),
  ];
  useEffect(() => {
    if (open) entries()[0]?.focus();
  }, [open]);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  function move(event: KeyboardEvent<HTMLDivElement>): void {
    if (!open) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      return close();
    }
    const step = steps[event.key];
    const all = entries();
    if (!step || all.length === 0) return;
    event.preventDefault();
    all[step(all.indexOf(event.target as HTMLElement), all.length)]?.focus();
  }
  return (
    <div
      ref={root}
      className="porsa-kit-action-menu"
      onKeyDown={move}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOpen(false);
      }}
    >
      <Button
        ref={button}
        icon={icon}
        aria-label={compact ? label : undefined}
        title={compact ? label : undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {!compact && <span className="porsa-kit-action-label">{label}</span>}
        {!compact && <Icon of={down} size={16} />}
      </Button>
      {open && (
        <div id={id} role="menu" aria-label={label} className="porsa-kit-action-list">
          {items.map((item) => (
            <Entry key={item.text} item={item} close={close} />
          ))}
        </div>
      )}
    </div>
  );
}

function Entry({ item, close }: { readonly item: MenuItem; close(): void }) {
  const { text, detail, icon, checked, disabled, act } = item;
  return (
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      aria-disabled={disabled || undefined}
      tabIndex={-1}
      onClick={() => {
        if (disabled) return;
        close();
        act();
      }}
    >
      {icon && <Icon of={icon} size={18} />}
      <span>
        {text}
        {detail && <small>{detail}</small>}
      </span>
    </button>
  );
}
