import { useRef, type ReactNode } from 'react';
import type { Opening } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import styles from './form-opening.css?inline';

const sheets = [styles];

const clock = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 4.5V12l3 2';
const person = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8m-8 8c0-3 3.6-5 8-5s8 2 8 5';

/** What the form is for, how long it takes, and who reads the answers. */
export function FormOpening({ opening: { purpose, minutes, readers } }: { readonly opening: Opening }) {
  const { t, show } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  useStyles(box, sheets);
  return (
    <div ref={box} className="porsa-opening">
      {purpose && <p className="porsa-text">{show(purpose)}</p>}
      {minutes !== undefined && <Fact icon={clock}>{t('form:minutes', { count: minutes })}</Fact>}
      {readers && (
        <Fact icon={person}>
          {t('form:readers')} {show(readers)}
        </Fact>
      )}
    </div>
  );
}

function Fact({ icon, children }: { readonly icon: string; readonly children: ReactNode }) {
  return (
    <p className="porsa-soft porsa-fact">
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <path d={icon} />
      </svg>
      <span>{children}</span>
    </p>
  );
}
