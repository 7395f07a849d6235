import type { ReactNode } from 'react';
import { Choice, NoAnswer, type PlainChoice } from './choices.tsx';
import type { PlainViewProps } from './plain-view.ts';

/** From so many marks on, their cells are too narrow for words. */
const many = 8;

interface PlainScaleProps extends PlainViewProps {
  readonly marks: readonly PlainChoice[];
  /** What the ends mean, below a row that has no room for it. */
  readonly ends?: readonly [least: ReactNode, most: ReactNode];
}

/** A scale of radio buttons: a row of equal cells on a wide screen, one below the other on a narrow one. */
export function PlainScale({ marks, ends, ...props }: PlainScaleProps) {
  const { value } = props.state;
  const chosen = value === undefined ? '' : String(value);
  return (
    <div className="plain-choices">
      <div className="plain-scale" data-many={marks.length >= many || undefined}>
        {marks.map((mark, index) => (
          <Choice
            key={mark.value}
            {...props}
            choice={mark}
            isFirst={index === 0}
            isChosen={mark.value === chosen}
            multiple={false}
          />
        ))}
      </div>
      {ends && marks.length >= many && (
        <div className="plain-ends" aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
      <NoAnswer {...props} isChosen={chosen === ''} />
    </div>
  );
}
