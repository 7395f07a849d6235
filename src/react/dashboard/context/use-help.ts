import { useLanguage } from '../../ui/language/language.tsx';
import { usePortal } from './portal-context.ts';

/** Opens the documentation that the server shows of its own version, in the person's language and beside the portal. */
export function useHelp(): () => void {
  const { server } = usePortal();
  const { language } = useLanguage();
  return () => void window.open(`${server}/help/${language === 'fa' ? 'fa/' : ''}`, '_blank', 'noopener');
}
