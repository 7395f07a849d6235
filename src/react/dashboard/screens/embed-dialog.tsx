import type { Category } from '../../../api/contract/shapes.ts';
import { showShort } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language.tsx';
import { SlButton } from '../../ui/shoelace-tags.ts';
import { Dialog } from '../parts/dialog.tsx';
import { usePortal } from '../portal-context.ts';

/** The two lines that put the form on another page. */
export function EmbedDialog({ category, onClose }: { readonly category: Category; onClose(): void }) {
  const { t, text, language } = useLanguage();
  const { server } = usePortal();
  const host = server || location.origin;
  const code = `<script async src="${host}/embed/porsa.js"></script>\n<porsa-form category="${category.slug}" language="${category.settings.defaultLanguage ?? language}"></porsa-form>`;
  const copy = async (): Promise<void> => {
    // A page without TLS has no clipboard, and a person may forbid it.
    const copied = await navigator.clipboard?.writeText(code).then(
      () => true,
      () => false,
    );
    showShort(t(copied ? 'portal:embed.copied' : 'portal:embed.notCopied'));
  };
  const { allowedOrigins, allowPublicScores } = category.settings;
  const missing = [
    category.version === null && t('portal:embed.unpublished'),
    !allowPublicScores && t('portal:embed.notPublic'),
    !allowedOrigins?.length && t('portal:embed.noOrigins'),
  ].filter((said) => said !== false);
  return (
    <Dialog
      title={t('portal:embed.title', { title: text(category.title) })}
      wide
      onClose={onClose}
      actions={
        <SlButton variant="primary" onClick={() => void copy()}>
          {t('portal:embed.copy')}
        </SlButton>
      }
    >
      <p>{t('portal:embed.text')}</p>
      <pre className="porsa-portal-code" dir="ltr" tabIndex={0}>
        <code>{code}</code>
      </pre>
      {missing.map((said) => (
        <p key={said} className="porsa-portal-warning">
          {said}
        </p>
      ))}
    </Dialog>
  );
}
