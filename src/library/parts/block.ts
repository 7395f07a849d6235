import type { Condition, Question } from '../../engine/definition/types.ts';
import type { Bilingual, Instrument } from '../instrument.ts';
import { ownTerms } from './terms.ts';

interface Spec {
  readonly id: string;
  readonly title: Bilingual;
  readonly purpose: Bilingual;
  readonly questions: readonly Question[];
  readonly conditions?: readonly Condition[];
}

/** Questions that many forms have, to be put into one. */
export function block({ id, title, purpose, questions, conditions = [] }: Spec): Instrument {
  return {
    id,
    shelf: 'blocks',
    terms: ownTerms,
    wording: { en: 'own', fa: 'own' },
    definition: {
      schema: 1,
      title,
      language: 'fa',
      opening: { purpose },
      pages: [{ id: 'block', text: id, displayTitle: title, pageType: 'form', questions }],
      conditions,
    },
  };
}

type Settings = Omit<Question, 'id' | 'name' | 'type' | 'title'>;

export function plain(type: Question['type'], name: string, en: string, fa: string, settings: Settings = {}): Question {
  return { id: name, name, type, title: { en, fa }, ...settings };
}
