import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { formulaParts } from './formula-parts.ts';

interface FormulaColorsProps {
  readonly formula: string;
  /** Where something is wrong. */
  readonly fault: number | undefined;
  /** What is typed into; its own text is drawn here instead. */
  readonly area: RefObject<HTMLTextAreaElement | null>;
}

/** The text of a formula in colours, laid over the box that it is typed into, with what is wrong underlined. */
export function FormulaColors({ formula, fault, area }: FormulaColorsProps) {
  const root = useRef<HTMLDivElement>(null);
  const parts = useMemo(() => formulaParts(formula, fault), [formula, fault]);
  useLayoutEffect(() => {
    const box = area.current;
    const follow = (): void => {
      if (root.current && box) root.current.scrollTop = box.scrollTop;
    };
    follow();
    box?.addEventListener('scroll', follow);
    return () => box?.removeEventListener('scroll', follow);
  }, [area, formula]);
  return (
    <div ref={root} className="porsa-kit-control porsa-d-mono porsa-d-colors" dir="ltr" aria-hidden="true">
      {parts.map(({ text, kind, isFault }, index) => (
        <span key={index} data-part={kind} data-fault={isFault}>
          {text}
        </span>
      ))}
      {/* A last line break alone would have no height. */}
      {formula.endsWith('\n') && '\u200b'}
    </div>
  );
}
