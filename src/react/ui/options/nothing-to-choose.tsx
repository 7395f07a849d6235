import { useLanguage } from '../language/language.tsx';

/** Stands where the options will, and can be led to as they can. */
export function NothingToChoose({ id }: { readonly id: string }) {
  const { t } = useLanguage();
  return (
    <p id={id} tabIndex={-1} className="porsa-soft porsa-nothing">
      {t('late:options.nothing')}
    </p>
  );
}
