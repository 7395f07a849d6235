import { useScrollIntoView } from '../../ui/focus/use-scroll-into-view.ts';
import { useLanguage } from '../../ui/language/language.tsx';

/** Something that somebody else has stored while it was open here. */
export interface StoredMeanwhile {
  readonly label: string;
  readonly value: string;
}

/** Stands below the refusal that somebody else was first: what they have stored, which saving once more replaces. */
export function Meanwhile({ changes }: { readonly changes: readonly StoredMeanwhile[] }) {
  const { t } = useLanguage();
  const ref = useScrollIntoView<HTMLDivElement>(JSON.stringify(changes));
  if (changes.length === 0) return null;
  return (
    <div ref={ref} className="porsa-kit-help">
      {t('portal:meanwhile')}
      <ul>
        {changes.map(({ label, value }) => (
          <li key={label}>
            <b>{label}</b> <bdi>{value || t('portal:meanwhileNone')}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
