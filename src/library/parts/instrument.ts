import type { Condition, Ending, Question } from '../../engine/definition/types.ts';
import type { Bilingual, Instrument, Shelf, Wording } from '../instrument.ts';
import { coded, type Loinc } from './loinc.ts';
import { noDiagnosis } from './mental.ts';
import { label } from './questions.ts';
import type { Terms } from './terms.ts';

type Words = readonly [en: string, fa: string];

interface Spec {
  readonly id: string;
  readonly shelf: Shelf;
  readonly title: Words;
  readonly purpose: Words;
  readonly minutes: number;
  readonly source: string;
  readonly terms: Terms;
  readonly loinc?: Loinc;
  /** Of the English text; Persian is our own. */
  readonly wording?: Wording;
  /** Filled in by the patient, not by staff. */
  readonly patient?: boolean;
  readonly intro?: Words;
  readonly items: readonly Question[];
  readonly results: readonly Question[];
  readonly conditions?: readonly Condition[];
  readonly endings?: readonly Ending[];
}

const both = ([en, fa]: Words): Bilingual => ({ en, fa });

/** A form of one page: what is asked, what comes of it, and whose work it is. */
export function instrument(spec: Spec): Instrument {
  const { id, shelf, source, terms, wording = 'own', patient = false, intro, items, results, loinc } = spec;
  const title = both(spec.title);
  const form: Instrument = {
    id,
    shelf,
    terms,
    source,
    wording: { en: wording, fa: 'own' },
    definition: {
      schema: 1,
      title,
      language: 'fa',
      opening: {
        purpose: both(spec.purpose),
        minutes: spec.minutes,
        ...(patient && { readers: { en: 'your care team', fa: 'گروه درمان شما' } }),
      },
      pages: [
        {
          id: 'instrument',
          text: id,
          displayTitle: title,
          pageType: 'form',
          questions: [
            ...(intro ? [label('intro', both(intro))] : []),
            ...items,
            ...results,
            label('source', patient ? noDiagnosis.text! : judgement, sourceText(source, terms)),
          ],
        },
      ],
      conditions: spec.conditions ?? [],
      endings: [...(spec.endings ?? []), ...(patient ? [noDiagnosis] : [])],
      report: { questions: [...items, ...results].map(({ name }) => name), showScores: true },
    },
  };
  return loinc === undefined ? form : coded(form, loinc);
}

const judgement: Bilingual = {
  en: 'This result supports clinical judgment and does not replace it.',
  fa: 'این نتیجه به قضاوت بالینی کمک می‌کند و جای آن را نمی‌گیرد.',
};

const sourceText = (source: string, { statement }: Terms): Bilingual => ({
  en: `${source}. ${statement.en}`,
  fa: `منبع: ‎${source}‎. ${statement.fa}`,
});
