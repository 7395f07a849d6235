import type { ReactNode } from 'react';
import { useLanguage } from '../language/language.tsx';

/** An answer that is only read: labelled like a control, selectable like text. */
export function ReadValue({
  id,
  children,
  dir,
}: {
  readonly id: string;
  readonly children?: ReactNode;
  readonly dir?: 'ltr';
}) {
  const { t, show } = useLanguage();
  const blank = children === undefined || children === '';
  return (
    <output
      id={id}
      className="porsa-value"
      aria-live="off"
      dir={blank ? undefined : dir}
      data-blank={blank || undefined}
    >
      {blank ? (
        <>
          <span aria-hidden="true">—</span>
          <span className="porsa-hidden">{t('form:noanswer')}</span>
        </>
      ) : typeof children === 'string' ? (
        show(children)
      ) : (
        children
      )}
    </output>
  );
}
