import { useLayoutEffect, useRef, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react';
import { useStore } from '@nanostores/react';
import type { Band } from '../../../../engine/definition/types.ts';
import { textIn } from '../../definition/set-text.ts';
import { addBand } from './bands.ts';
import { parseBands } from './parse-bands.ts';
import { useDesigner, usePart } from '../../model/designer-context.ts';

type Part = 'from' | 'text';

interface WrittenBands {
  readonly bands: readonly Band[];
  readonly list: RefObject<HTMLOListElement | null>;
  readonly adder: RefObject<HTMLButtonElement | null>;
  /** The lowest score there can be. */
  readonly lowest: number | undefined;
  put(bands: readonly Band[]): void;
}

/** Bands that are written one after the other: Enter goes on to the next, and pasted lines become one each. */
export function useBandKeys({ bands, list, adder, lowest, put }: WrittenBands) {
  const { model } = useDesigner();
  const editing = useStore(model.$editing);
  const formLanguage = usePart(model.$definition, (definition) => definition.language);
  const go = useGoing(list);
  const isBlank = (at: number): boolean => textIn(bands[at]?.text, editing, formLanguage) === '';
  /** A start that no other gives is written before the title. */
  const reach = (at: number, all: readonly Band[]): void =>
    go(at, at > 0 && all[at]?.from === undefined ? 'from' : 'text');
  const add = (): void => {
    const more = addBand(bands, lowest);
    put(more);
    reach(bands.length, more);
  };
  const onEnter = (at: number, part: Part): void => {
    const isLast = at === bands.length - 1;
    if (part === 'from') return go(at, 'text');
    if (!isLast) return reach(at + 1, bands);
    if (!isBlank(at)) return add();
    // As in a list of a text editor: Enter on an empty line ends the list.
    put(bands.slice(0, -1));
    adder.current?.focus();
  };
  const listeners = {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const place = placeOf(event.target, list.current);
      if (event.key !== 'Enter' || !place || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      onEnter(place.at, place.part);
    },
    onPaste(event: ClipboardEvent<HTMLElement>) {
      const text = event.clipboardData.getData('text/plain');
      const place = placeOf(event.target, list.current);
      const pasted = text.trim().includes('\n') ? parseBands(text, editing) : undefined;
      if (!place || !pasted) return;
      event.preventDefault();
      const kept = bands.filter((_, at) => at !== place.at || !isBlank(at));
      put([...kept, ...pasted]);
      go(kept.length + pasted.length - 1, 'text');
    },
  };
  return { add, listeners };
}

/** Which band, and which part of it, an input belongs to. */
function placeOf(
  target: EventTarget,
  list: HTMLElement | null,
): { readonly at: number; readonly part: Part } | undefined {
  if (!(target instanceof HTMLInputElement) || !list) return undefined;
  const part = target.closest<HTMLElement>('[data-band-part]')?.dataset['bandPart'] as Part | undefined;
  const at = [...list.children].findIndex((row) => row.contains(target));
  return part && at >= 0 ? { at, part } : undefined;
}

/** Puts the caret in a band, once it is drawn. */
function useGoing(list: RefObject<HTMLOListElement | null>): (at: number, part: Part) => void {
  const wanted = useRef<{ readonly at: number; readonly part: Part }>(undefined);
  const arrive = (): void => {
    const { at = -1, part } = wanted.current ?? {};
    const input = list.current?.children[at]?.querySelector<HTMLInputElement>(`[data-band-part="${part}"] input`);
    if (!input) return;
    wanted.current = undefined;
    input.focus();
    input.select();
  };
  useLayoutEffect(arrive);
  return (at, part) => {
    wanted.current = { at, part };
    arrive();
  };
}
