import { useMemo, useState, type KeyboardEvent } from 'react';
import type { QuestionType } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useDesigner } from '../model/designer-context.ts';
import { typesByGroup } from '../pages/palette.tsx';

export interface FoundTypesState {
  readonly types: readonly QuestionType[];
  readonly chosen: QuestionType | undefined;
  onKey(event: KeyboardEvent, acts: { take(type: QuestionType): void; close(): void }): void;
}

/** The types whose name holds what is written behind a slash, in the screen's language or as files call them. */
export function useFoundTypes(query: string | undefined): FoundTypesState {
  const { panels } = useDesigner();
  const { t } = useLanguage();
  const [step, setStep] = useState({ query, at: 0 });
  const types = useMemo(() => {
    const wanted = query?.slice(1).trim().toLocaleLowerCase() ?? '';
    const rank = (type: QuestionType): number => {
      const places = [t(`designer:types.${type}`).toLocaleLowerCase(), type].map((name) => name.indexOf(wanted));
      return places.includes(0) ? 0 : places.some((place) => place > 0) ? 1 : 2;
    };
    const all = typesByGroup(panels).flatMap((group) => group.types);
    return [0, 1].flatMap((wish) => all.filter((type) => rank(type) === wish));
  }, [query, panels, t]);
  const at = step.query === query ? Math.min(step.at, types.length - 1) : 0;
  const chosen = types[at];
  return {
    types,
    chosen,
    onKey(event, { take, close }) {
      const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
      const move = moves[event.key];
      if (move) setStep({ query, at: (at + move + types.length) % Math.max(types.length, 1) });
      else if (event.key === 'Enter' && chosen) take(chosen);
      else if (event.key === 'Escape') close();
      else return;
      event.preventDefault();
    },
  };
}
