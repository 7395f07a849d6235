import { useRef, type FocusEvent, type RefObject } from 'react';
import { limits } from '../../../../engine/definition/limits.ts';
import type { Band } from '../../../../engine/definition/types.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { usePart, useDesigner } from '../../model/designer-context.ts';
import { changeBand, sortBands } from './bands.ts';
import { Field } from '../../../kit/field/field.tsx';
import type { EditorProps } from '../../field/editor-props.ts';
import { findQuestion } from '../../definition/tree.ts';
import { BandRow } from './band-row.tsx';
import { PasteBands } from './paste-bands.tsx';
import { useBandKeys } from './use-band-keys.ts';
import { Button } from '../../../kit/button/button.tsx';
import * as icons from '../../icons/icons.ts';

export interface BandsFieldProps extends EditorProps<readonly Band[]> {
  readonly owner: string;
}

/** What the numbers of a result mean: from where on, in which words, how urgent. */
export function BandsField({ value: bands = [], change, owner, ...frame }: BandsFieldProps) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const list = useRef<HTMLOListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const lastPart = useRef<string | null>(null);
  const problems = usePart(model.$problems, (all) => all.get(owner));
  const ofWhole = (problems ?? []).filter(({ place }) => place.key === 'bands').map(({ problem }) => problem.message);
  const put = (next: readonly Band[], part: string | null): void => {
    lastPart.current = part;
    change(next.length ? next : undefined, part);
  };
  const sortWhenLeft = useSorting(bands, list, (sorted) => put(sorted, lastPart.current));
  const lowest = findQuestion(model.$definition.get(), owner)?.min;
  const { add, listeners } = useBandKeys({
    bands,
    list,
    adder,
    lowest: typeof lowest === 'number' ? lowest : undefined,
    put: (next) => put(next, null),
  });
  const remove = (index: number): void => {
    put(
      bands.filter((_, at) => at !== index),
      null,
    );
    adder.current?.focus();
  };
  return (
    <Field {...frame} problem={ofWhole} group>
      {() => (
        <>
          <ol ref={list} className="porsa-d-options" data-depth={0} onBlur={sortWhenLeft} {...listeners}>
            {bands.map((band, index) => (
              <BandRow
                key={index}
                band={band}
                index={index}
                owner={owner}
                change={(key, next) => put(changeBand(bands, index, { [key]: next }), `${index} ${key}`)}
                remove={() => remove(index)}
              />
            ))}
          </ol>
          <div className="porsa-d-row-buttons">
            <Button icon={icons.plus} ref={adder} disabled={bands.length >= limits.bands} onClick={add}>
              {t('designer:bands.add')}
            </Button>
            <PasteBands bands={bands} put={(next) => put(next, null)} />
          </div>
        </>
      )}
    </Field>
  );
}

/** A row stays under the hands of whoever writes in it; once the list is left, the rows go to their places, as part of the same step back. */
function useSorting(
  bands: readonly Band[],
  list: RefObject<HTMLElement | null>,
  put: (sorted: readonly Band[]) => void,
): (event: FocusEvent) => void {
  return ({ relatedTarget }) => {
    const active = (list.current?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement;
    const isWithin = [relatedTarget, active].some(
      (element) => element instanceof Node && list.current?.contains(element),
    );
    const sorted = sortBands(bands);
    if (!isWithin && sorted !== bands) put(sorted);
  };
}
