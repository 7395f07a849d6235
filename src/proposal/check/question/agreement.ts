import type { PicoElement } from '../../pico/types.ts';
import type { ProposalRole } from '../../template/types.ts';
import { countWords } from '../../text/count-words.ts';
import type { Report, Rule } from '../rule.ts';
import type { Study } from '../study/study.ts';
import { indexTerms, shareIn } from '../words/terms.ts';

const objectives: readonly ProposalRole[] = ['generalObjective', 'specificObjectives', 'question', 'hypotheses'];
const methods: readonly ProposalRole[] = [
  'method',
  'participants',
  'inclusion',
  'setting',
  'intervention',
  'comparison',
  'outcomes',
  'variables',
  'analysis',
];

const compared: readonly PicoElement[] = ['P', 'I', 'C', 'O'];
/** What people have experienced is what they are asked for; methods need not say “experience” again. */
const ofExperience: readonly PicoElement[] = ['P'];

/** Parts of the title of which no word comes back in the other answers. */
function findLost(study: Study, roles: readonly ProposalRole[], leastWords: number, report: Report): void {
  const { title } = study;
  const texts = roles.map((role) => study.text(role)).filter((text) => text !== '');
  if (!title || title.blank || texts.reduce((count, text) => count + countWords(text), 0) < leastWords) return;
  const index = indexTerms(texts.flatMap(study.terms));
  const found = study.pico(title.text);
  for (const element of study.design === 'qualitative' ? ofExperience : compared)
    for (const span of found[element]) {
      const terms = study.terms(span.text);
      if (terms.length > 0 && shareIn(terms, index) === 0)
        report({ path: title.path, start: span.start, end: span.end }, { term: span.text });
    }
}

export const agreementRules: readonly Rule[] = [
  {
    code: 'title-differs-from-objectives',
    level: 'warning',
    message: {
      en: '“{term}” is in the title, but not in the objectives. Use the same words in both.',
      fa: '«{term}» در عنوان آمده، اما در اهداف نیست. در هر دو از یک واژه استفاده کنید.',
    },
    inStudy: (study, report) => findLost(study, objectives, 4, report),
  },
  {
    code: 'title-differs-from-method',
    level: 'warning',
    message: {
      en: '“{term}” is in the title, but not in the method. Say there how it is done or measured.',
      fa: '«{term}» در عنوان آمده، اما در روش اجرا نیست. بنویسید چگونه انجام یا سنجیده می‌شود.',
    },
    inStudy: (study, report) => findLost(study, methods, 20, report),
  },
];
