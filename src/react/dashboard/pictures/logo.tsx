import { useLanguage } from '../../ui/language/language.tsx';

/** The product's mark, a question asked, and its name. The mark is turned as each script turns it. */
export function Logo() {
  const { t } = useLanguage();
  return (
    <>
      <svg
        className="porsa-portal-logo"
        viewBox="0 0 40 40"
        width="40"
        height="40"
        aria-hidden="true"
        focusable="false"
      >
        <rect width="40" height="40" rx="12" fill="currentColor" />
        <path
          className="porsa-portal-logo-mark"
          d="M14 16.500a6 6 0 1 1 8.400 5.500c-1.500.700-2.400 1.700-2.400 3.400v.600"
          fill="none"
          stroke="var(--_on-primary)"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <circle cx="20" cy="30.500" r="2" fill="var(--_on-primary)" />
      </svg>
      <span>{t('portal:product')}</span>
    </>
  );
}
