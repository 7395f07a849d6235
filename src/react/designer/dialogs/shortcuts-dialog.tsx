import { useLanguage } from '../../ui/language/language.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';

/** Keys by what they do; the words are in the locales. */
const shortcuts = [
  ['go', ['↑ ↓']],
  ['range', ['Shift ↑', 'Shift ↓']],
  ['toggle', ['Ctrl Space']],
  ['all', ['Ctrl A']],
  ['clear', ['Esc']],
  ['fold', ['← →']],
  ['open', ['Enter']],
  ['back', ['Esc']],
  ['type', ['F2']],
  ['below', ['/']],
  ['lift', ['Space']],
  ['carry', ['↑ ↓ ← →']],
  ['putback', ['Esc']],
  ['step', ['Alt ↑', 'Alt ↓']],
  ['duplicate', ['Ctrl D']],
  ['clipboard', ['Ctrl C', 'Ctrl X', 'Ctrl V']],
  ['remove', ['Delete']],
  ['write', ['/']],
  ['undo', ['Ctrl Z']],
  ['redo', ['Ctrl Shift Z', 'Ctrl Y']],
  ['save', ['Ctrl S']],
  ['publish', ['Ctrl Enter']],
  ['help', ['?']],
] as const;

const onMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

export function ShortcutsDialog({ close }: { close(): void }) {
  const { t } = useLanguage();
  const named = (keys: string): string => (onMac() ? keys.replace('Ctrl', '⌘').replace('Alt', '⌥') : keys);
  return (
    <Dialog title={t('designer:shortcuts.title')} onClose={close}>
      <dl className="porsa-d-shortcuts">
        {shortcuts.map(([act, keys]) => (
          <div key={act}>
            <dt>{t(`designer:shortcuts.${act}`)}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key} dir="ltr">
                  {named(key)}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
