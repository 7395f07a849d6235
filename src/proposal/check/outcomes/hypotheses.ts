import type { Rule } from '../rule.ts';
import type { StudyAnswer } from '../study/answer.ts';
import { indexTerms, shareIn } from '../words/terms.ts';
import { rowsWithText } from './outcomes.ts';

/** So much of a hypothesis comes back in the objective that it belongs to. */
const leastShared = 0.34;

const placed = (answer: StudyAnswer | undefined) =>
  (answer?.items ?? []).map((text, index) => ({ text, index })).filter(({ text }) => text.trim() !== '');

/** The variable that says in which group someone is. */
const groups = indexTerms(['group', 'arm', 'allocation', 'intervention', 'گروه', 'مداخله', 'تخصیص']);

/** «گروه» is a word of any text, but the name of a variable as well. */
const namesGroups = (name: string): boolean => name.split(/\s+/u).some((word) => groups.has(word.toLowerCase()));

export const hypothesisRules: readonly Rule[] = [
  {
    code: 'hypothesis-without-objective',
    level: 'error',
    message: {
      en: 'No specific objective matches this hypothesis. Add the objective that it tests, in the same words.',
      fa: 'هیچ هدف اختصاصی با این فرضیه متناظر نیست. هدفی را که این فرضیه می‌آزماید با همان واژه‌ها اضافه کنید.',
    },
    inStudy: (study, report) => {
      const hypotheses = study.of('hypotheses');
      const objectives = study.of('specificObjectives');
      if (!hypotheses || !objectives || objectives.blank) return;
      const indexes = objectives.passages.map(({ text }) => indexTerms(study.terms(text)));
      for (const { text, index } of placed(hypotheses)) {
        const terms = study.terms(text);
        const share = Math.max(0, ...indexes.map((one) => shareIn(terms, one)));
        if (terms.length > 0 && share < leastShared)
          report({ path: `${hypotheses.path}[${index}]`, start: 0, end: text.length });
      }
    },
  },
  {
    code: 'hypothesis-variable-missing',
    level: 'error',
    message: {
      en: '“{term}” is in the hypothesis, but not in the table of variables. Add it there, or use the name that it has there.',
      fa: '«{term}» در فرضیه آمده، اما در جدول متغیرها نیست. آن را اضافه کنید یا همان نام جدول را به کار ببرید.',
    },
    inStudy: (study, report) => {
      const hypotheses = study.of('hypotheses');
      const variables = rowsWithText(study.of('variables'));
      if (!hypotheses || variables.length === 0) return;
      const index = indexTerms(variables.flatMap(({ row, name }) => study.terms(`${name} ${row['definition'] ?? ''}`)));
      const hasGroups = variables.some(({ name }) => namesGroups(name));
      for (const { text, index: at } of placed(hypotheses)) {
        const { I, O } = study.pico(text);
        for (const span of hasGroups ? O : [...I, ...O]) {
          const terms = study.terms(span.text);
          if (terms.length > 0 && shareIn(terms, index) === 0)
            report({ path: `${hypotheses.path}[${at}]`, start: span.start, end: span.end }, { term: span.text });
        }
      }
    },
  },
];
