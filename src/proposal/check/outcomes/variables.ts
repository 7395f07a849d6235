import type { Rule } from '../rule.ts';
import type { Study } from '../study/study.ts';
import { indexTerms, shareIn } from '../words/terms.ts';
import { rowsOfRank, rowsWithText, type PlacedRow } from './outcomes.ts';

/** More than half of each name's terms: "HbA1c" and "HbA1c at six months", not "weight" and "weight of the newborn". */
const leastShared = 0.6;

function variablesOf(study: Study, outcome: PlacedRow, variables: readonly PlacedRow[]): readonly PlacedRow[] {
  const terms = study.terms(outcome.name);
  if (terms.length === 0) return [];
  const index = indexTerms(terms);
  return variables.filter(({ name }) => {
    const others = study.terms(name);
    return (
      others.length > 0 &&
      Math.max(shareIn(terms, indexTerms(others)), shareIn(others, index)) >= leastShared &&
      Math.min(shareIn(terms, indexTerms(others)), shareIn(others, index)) >= leastShared / 2
    );
  });
}

const primaryWithVariables = (study: Study) => {
  const variables = rowsWithText(study.of('variables'));
  return variables.length === 0
    ? []
    : rowsOfRank(study.of('outcomes'), 'primary')
        .filter(({ name }) => study.terms(name).length > 0)
        .map((outcome) => ({ outcome, variables: variablesOf(study, outcome, variables) }));
};

export const variableRules: readonly Rule[] = [
  {
    code: 'outcome-not-dependent',
    level: 'error',
    message: {
      en: '“{name}” is a primary outcome, so its role in the table of variables is “dependent”. Change it there.',
      fa: '«{name}» پیامد اصلی است، پس نقش آن در جدول متغیرها «وابسته» است. آن را در جدول اصلاح کنید.',
    },
    inStudy: (study, report) => {
      const path = study.of('variables')?.path ?? '';
      for (const { outcome, variables } of primaryWithVariables(study))
        if (variables.length > 0 && variables.every(({ row }) => row['role'] !== 'dependent'))
          report({ path: `${path}[${variables[0]!.index}].role` }, { name: outcome.name });
    },
  },
  {
    code: 'outcome-not-in-variables',
    level: 'warning',
    message: {
      en: 'The primary outcome “{name}” is not in the table of variables. Add it as a dependent variable.',
      fa: 'پیامد اصلی «{name}» در جدول متغیرها نیست. آن را به‌عنوان متغیر وابسته اضافه کنید.',
    },
    inStudy: (study, report) => {
      const path = study.of('variables')?.path ?? '';
      for (const { outcome, variables } of primaryWithVariables(study))
        if (variables.length === 0) report({ path }, { name: outcome.name });
    },
  },
  {
    code: 'outcome-not-in-objectives',
    level: 'warning',
    message: {
      en: 'The primary outcome “{name}” is not in the objectives. Name it there in the same words.',
      fa: 'پیامد اصلی «{name}» در اهداف نیامده است. آن را با همان واژه‌ها در اهداف بنویسید.',
    },
    inStudy: (study, report) => {
      const outcomes = study.of('outcomes');
      const objectives = `${study.text('generalObjective')}\n${study.text('specificObjectives')}`;
      const index = indexTerms(study.terms(objectives));
      if (!outcomes || objectives.trim() === '') return;
      for (const { name, index: at } of rowsOfRank(outcomes, 'primary')) {
        const terms = study.terms(name);
        if (terms.length > 0 && shareIn(terms, index) === 0) report({ path: `${outcomes.path}[${at}].name` }, { name });
      }
    },
  },
];
