import type { ReactNode } from 'react';

/** A Latin abbreviation whose parts a hyphen joins (PHQ-9, EQ-5D-5L, C-SSRS), or figures in the same way; no longer than fits a line of a phone. */
const joined =
  /(?<![\w-])((?:[A-Z\d]{2,9}[a-z]{0,2}(?:-[A-Za-z\d]{1,6}){1,2}|[A-Za-z]{1,9}(?:-[A-Z\d]{1,6}){1,2})(?![\w-]))/;

/** A text to be drawn: a browser would end a line after the hyphen of "PHQ-9", and here it does not. Its letters stay as they are. */
export function unbroken(text: string): ReactNode {
  // What was caught stands at odd places.
  const parts = text.split(joined);
  if (parts.length === 1) return text;
  // One element: where what stands beside each other is set apart, these parts are one thing.
  return (
    <span>
      {parts.map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          <span key={at} className="porsa-unbroken">
            {part}
          </span>
        ),
      )}
    </span>
  );
}
