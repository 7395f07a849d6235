import type { CallData } from '../api/contract/contract.ts';
import type { Question, QuestionType } from '../engine/definition/types.ts';
import { walkQuestions } from '../engine/definition/walk-questions.ts';
import { isNarrowed } from '../engine/options/nothing-offered.ts';
import { expressionTexts } from '../engine/dependencies/form-expressions.ts';
import { callsRareFunction } from '../engine/functions/function-table.ts';
import { asksParts } from '../fields/dates/parts/asks-parts.ts';
import { laterTypes } from '../fields/loading/later-types.ts';
import { needsPatient } from '../react/form/patient/patient-facts.ts';
import { isSearched } from '../react/ui/options/searched.ts';

type Form = CallData<'/category/getform'>;

/** The texts of parts that few forms need; of each language its own. */
export const lateTexts = 'late';

/** A date in three fields. */
const dateParts = 'src/fields/dates/parts/parts-entry.tsx';

/** Where types are drawn by code that not every form has. */
const views: Readonly<Partial<Record<QuestionType, readonly string[]>>> = {
  select: ['scales'],
  flatview: ['scales'],
  date: ['dates', lateTexts],
  note: ['src/fields/note/view.tsx'],
  link: ['src/fields/link/view.tsx'],
  container: ['src/fields/container/view.tsx', 'rare', lateTexts],
  cascadeview: ['src/fields/cascadeview/view.tsx', 'rare', lateTexts],
  numericrange: ['src/fields/numericrange/view.tsx', 'rare', lateTexts],
  calculated: ['result'],
  ...Object.fromEntries(laterTypes.map((type) => [type, ['src/fields/loading/later.ts', lateTexts]])),
  file: ['src/fields/loading/later.ts', 'src/fields/file/view.tsx', lateTexts],
  signature: ['src/fields/loading/later.ts', 'src/fields/signature/view.tsx', lateTexts],
};

/**
 * The parts of the filler that a form is drawn and computed with beside what every form has: by their source, or by the
 * name of their group in the build. Fetched together; found one by one, each would wait for the one before.
 */
export function latePartsOf(form: Form): readonly string[] {
  const questions = walkQuestions(form.definition).map(({ question }) => question);
  return [...new Set([...questions.flatMap(partsOfQuestion), ...partsOfForm(form, questions)])];
}

function partsOfQuestion(question: Question): readonly string[] {
  const { type, format, tooltip } = question;
  return [
    ...(views[type] ?? []),
    ...(type === 'date' && asksParts(question) ? [dateParts] : []),
    ...(type === 'select' && isSearched(question) ? ['lists', lateTexts] : []),
    ...(type === 'text' && format ? ['rare'] : []),
    ...(tooltip ? ['src/react/form/question/tooltip.tsx'] : []),
    ...(isNarrowed(question) ? ['src/react/ui/options/nothing-to-choose.tsx', lateTexts] : []),
  ];
}

function partsOfForm({ definition, settings }: Form, questions: readonly Question[]): readonly string[] {
  const { opening, layout } = definition;
  const isRare = expressionTexts(definition).some(callsRareFunction) || questions.some(isNarrowed);
  return [
    ...(opening ? ['src/react/form/opening/form-opening.tsx'] : []),
    ...(settings.logo ? ['src/react/form/opening/clinic-logo.tsx'] : []),
    ...(layout === 'single' ? ['src/react/form/single/single-foot.tsx', lateTexts] : []),
    ...(settings.brandColor ? ['src/react/form/source/brand.ts'] : []),
    ...(questions.some(({ bgColor }) => bgColor) ? ['colours'] : []),
    ...(isRare ? ['functions'] : []),
    ...(needsPatient(settings, {}) ? ofPanel : []),
  ];
}

/** The panel that asks who the patient is: a card with a date and a text in a format. */
const ofPanel: readonly string[] = [
  'src/react/form/patient/patient-definition.ts',
  'src/react/ui/section/section.tsx',
  'rare',
  ...views.date!,
  dateParts,
];
