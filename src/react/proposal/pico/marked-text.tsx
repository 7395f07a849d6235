import { useId, useState } from 'react';
import type { CoreLanguage } from '../../../engine/definition/types.ts';
import { picoElements, type PicoElement, type PicoResult, type PicoSpan } from '../../../proposal/pico/types.ts';
import { cutAt } from '../text/cut-at.ts';

interface PicoMark extends PicoSpan {
  readonly element: PicoElement;
}

interface MarkedTextProps {
  readonly text: string;
  readonly result: PicoResult;
  /** Of the text. */
  readonly language: CoreLanguage;
}

/** A text in which what was found is marked by colour and letter, with why at a touch. */
export function MarkedText({ text, result, language }: MarkedTextProps) {
  return (
    <p className="porsa-p-marked" lang={language} dir="auto">
      {cutAt(text, marksOf(result)).map(({ text: piece, mark }, index) =>
        mark ? <Marked key={index} mark={mark} result={result} /> : piece,
      )}
    </p>
  );
}

const marksOf = (result: PicoResult): readonly PicoMark[] =>
  picoElements.flatMap((element) => result[element].map((span) => ({ ...span, element })));

/** A part that was found: by colour and letter, with why at a touch. */
function Marked({ mark, result }: { readonly mark: PicoMark; readonly result: PicoResult }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const why = result.findings.find(({ code, start }) => code === mark.rule && start === mark.start)?.message;
  return (
    <mark
      data-element={mark.element}
      tabIndex={0}
      role="button"
      aria-describedby={open ? id : undefined}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onMouseEnter={() => setOpen(true)}
      onMouseLeave={() => setOpen(false)}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
    >
      {mark.text}
      <sup>{mark.element}</sup>
      {open && why && (
        <span id={id} role="tooltip" className="porsa-p-why">
          {why}
        </span>
      )}
    </mark>
  );
}
