import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly label: string; readonly alert?: boolean }[];
  readonly selected: Id;
  readonly children: ReactNode;
  select(id: Id): void;
}

/** Tabs by the pattern of WAI-ARIA: arrows go along the line, selection follows the focus. */
export function Tabs<Id extends string>({ label, tabs, selected, children, select }: TabsProps<Id>) {
  const { t, dir } = useLanguage();
  const base = useId();
  const onKeyDown = (event: KeyboardEvent): void => {
    const index = nextTab(
      event.key,
      tabs.findIndex((tab) => tab.id === selected),
      tabs.length,
      dir,
    );
    const tab = index === undefined ? undefined : tabs[index];
    if (!tab) return;
    event.preventDefault();
    select(tab.id);
    (event.currentTarget.children[index ?? 0] as HTMLElement | undefined)?.focus();
  };
  return (
    <>
      <div className="porsa-d-tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === selected}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => select(tab.id)}
          >
            {tab.label}
            {tab.alert && (
              <span className="porsa-d-alert-dot">
                <span className="porsa-kit-hidden">{t('designer:problems.here')}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      <div id={`${base}-panel`} role="tabpanel" aria-labelledby={`${base}-${selected}`} className="porsa-d-tab-panel">
        {children}
      </div>
    </>
  );
}

function nextTab(key: string, index: number, count: number, dir: 'ltr' | 'rtl'): number | undefined {
  const forward = dir === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
  const backward = dir === 'ltr' ? 'ArrowLeft' : 'ArrowRight';
  switch (key) {
    case forward:
      return (index + 1) % count;
    case backward:
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
