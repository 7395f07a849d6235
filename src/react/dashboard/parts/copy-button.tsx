import { showShort } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language.tsx';
import { SlButton } from '../../ui/shoelace-tags.ts';
import { Icon } from './icon.tsx';

/** Whether it was copied: a page without TLS has no clipboard, and a person may forbid it. */
const copyText = async (text: string): Promise<boolean> =>
  (await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )) ?? false;

/** Copies a text, and says so. */
export function CopyButton({ text, children }: { readonly text: string; readonly children: string }) {
  const { t } = useLanguage();
  const copy = async (): Promise<void> =>
    showShort(t((await copyText(text)) ? 'portal:embed.copied' : 'portal:embed.notCopied'));
  return (
    <SlButton onClick={() => void copy()}>
      <span slot="prefix" className="porsa-portal-lead">
        <Icon name="copy" size={18} />
      </span>
      {children}
    </SlButton>
  );
}
