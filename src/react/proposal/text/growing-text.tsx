import type { KeyboardEvent, Ref } from 'react';
import { usePart } from '../form/use-answer.ts';
import type { Control } from '../form/question-frame.tsx';
import { useProposal } from '../context/proposal-context.ts';
import { cutAt, type TextMark } from './cut-at.ts';

interface GrowingTextProps {
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly control: Partial<Control> & { readonly 'aria-label'?: string };
  readonly value: string;
  /** Lines that it has at least. One: Enter is the list's, or nobody's, and pasted lines become one. */
  readonly lines: number;
  readonly marks?: readonly TextMark[];
  readonly latin?: boolean;
  onChange(text: string): void;
  onKeyDown?(event: KeyboardEvent<HTMLTextAreaElement>): void;
}

/** Longer texts scroll in a box of their own: drawn twice, they would make typing slow. */
const longest = 20_000;

/** A text area as high as its text, in the direction of its text, with places underlined that findings mean. */
export function GrowingText(props: GrowingTextProps) {
  const { ref, control, value, lines, marks = [], latin = false, onChange, onKeyDown } = props;
  const language = usePart(useProposal().store.$proposal, (proposal) => proposal.language);
  const isLong = value.length > longest;
  const own = language === 'fa' ? 'rtl' : 'ltr';
  // A blank field has the direction that the text will have.
  const dir = latin ? 'ltr' : value === '' ? own : 'auto';
  const shared = { dir, lang: latin ? 'en' : language } as const;
  return (
    <div className="porsa-p-text" data-long={isLong || undefined} data-lines={lines}>
      {!isLong && (
        <div {...shared} className="porsa-p-mirror" aria-hidden="true">
          {cutAt(value, marks).map(({ text, mark }, index) =>
            mark ? (
              <mark key={index} data-level={mark.level}>
                {text}
              </mark>
            ) : (
              text
            ),
          )}
          {'\u200b'}
        </div>
      )}
      <textarea
        {...shared}
        {...control}
        ref={ref}
        className="porsa-kit-control"
        rows={isLong ? 16 : 1}
        value={value}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (lines === 1 && event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
        }}
        onChange={({ target }) => onChange(lines === 1 ? target.value.replace(/\s*\n\s*/g, ' ') : target.value)}
      />
    </div>
  );
}
