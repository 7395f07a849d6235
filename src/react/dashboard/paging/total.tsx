import { useLanguage } from '../../ui/language/language.tsx';

/** The server counts the longest lists so far, and one more. */
const mostCounted = 10_000;

/** How many rows a list has on all its pages. */
export function Total({ of: count }: { readonly of: number }) {
  const { t } = useLanguage();
  return (
    <p className="porsa-portal-count" role="status">
      {count > mostCounted ? t('portal:total.more', { count: mostCounted }) : t('portal:total.count', { count })}
    </p>
  );
}
