import { useEffect, useRef, type ReactNode } from 'react';
import { OtherLanguages } from './other-languages.tsx';
import { Logo } from '../pictures/logo.tsx';
import { usePageTitle } from '../context/use-screen.ts';
import { useStyles } from '../../ui/style/use-styles.ts';
import styles from './entrance.css?inline';

const sheets = [styles];

/** The page before the shell: the product, one task, and the way to the other language. */
export function Entrance({
  title,
  text,
  focused = false,
  children,
}: {
  readonly title: string;
  readonly text?: string;
  /** It stands where the screen was that had the focus. */
  readonly focused?: boolean;
  readonly children: ReactNode;
}) {
  usePageTitle(title);
  const main = useRef<HTMLElement>(null);
  useStyles(main, sheets);
  useEffect(() => {
    if (focused) main.current?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <main className="porsa-portal-entrance" ref={main} tabIndex={-1}>
      <div className="porsa-portal-entrance-card">
        <div className="porsa-portal-brand">
          <Logo />
        </div>
        <h1>{title}</h1>
        {text && <p className="porsa-portal-entrance-text">{text}</p>}
        {children}
      </div>
      <OtherLanguages />
    </main>
  );
}
