import { showShort } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import * as icons from './icons.ts';

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
    showShort(t((await copyText(text)) ? 'portal:links.copied' : 'portal:links.notCopied'));
  return (
    <SlButton onClick={() => void copy()}>
      <Icon of={icons.copy} size={18} slot="prefix" />
      {children}
    </SlButton>
  );
}
