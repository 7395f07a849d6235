import type { CallData } from '../../../src/api/contract/contract.ts';
import { fieldLossKinds, type FieldLossKind } from '../../../src/api/contract/service-accounts.ts';
import type { FormDefinition, Question } from '../../../src/engine/definition/types.ts';
import { walkQuestions } from '../../../src/engine/definition/walk-questions.ts';
import type { NotExported } from '../../../src/interchange/shared/unexported-settings.ts';
import type { Handlers } from '../context/handler.ts';
import { reachCategory } from '../guard/reach-category.ts';
import { fieldFormOf } from './field-forms.ts';

type Loss = CallData<'/category/getfieldlosses'>['losses'][number];

/** So many questions of a kind are named before they are counted. */
const mostNamed = 3;

/** What a field app does otherwise with the published version, as a key with this role gets it. */
export const getFieldLosses: Handlers['/category/getfieldlosses'] = async (context, { category: idOrSlug, role }) => {
  const category = await reachCategory(context, idOrSlug, 'administer');
  if (category.version === null || category.settings.withdrawn === true) return { listed: false, losses: [] };
  const form = await fieldFormOf(context, { ...category, role }, category.version);
  return { listed: true, losses: byKind(form.notExported, form.definition) };
};

/** What a lost setting means to whoever fills the form; others change details that are asked all the same. */
const kinds: Readonly<Record<string, FieldLossKind>> = {
  visibility: 'condition',
  formula: 'calculation',
  round: 'calculation',
  optionsFrom: 'written',
  allowother: 'ownanswer',
  visibleWhen: 'checks',
  min: 'checks',
  max: 'checks',
  format: 'checks',
  checkDigit: 'checks',
  constraint: 'checks',
  error: 'checks',
  mandatory: 'checks',
  requiredWhen: 'checks',
  type: 'parts',
  options: 'parts',
  multimode: 'parts',
  defaultvalue: 'start',
  initialformula: 'start',
  relatedField: 'start',
  gotopage: 'jumps',
  opening: 'opening',
  endings: 'endings',
  bands: 'bands',
  review: 'review',
};

function kindOf(setting: string, type: Question['type'] | undefined): FieldLossKind {
  // The bounds of a result are those of its scale, which is not shown without its bands.
  if (type === 'calculated' && (setting === 'min' || setting === 'max')) return 'bands';
  if (type === 'file' && setting === 'multimode') return 'onefile';
  return (Object.hasOwn(kinds, setting) ? kinds[setting] : undefined) ?? 'rest';
}

function byKind(notExported: readonly NotExported[], definition: FormDefinition): Loss[] {
  const questions = new Map(walkQuestions(definition).map(({ question }) => [question.name, question]));
  const found = new Map<FieldLossKind, Set<string>>();
  for (const { setting, name } of notExported) {
    const kind = kindOf(setting, questions.get(name)?.type);
    found.set(kind, (found.get(kind) ?? new Set()).add(name));
  }
  return fieldLossKinds.flatMap((kind) => {
    const names = found.get(kind);
    if (names === undefined) return [];
    const own = [...names].flatMap((name) => questions.get(name) ?? []);
    return [{ kind, questions: own.slice(0, mostNamed).map(({ title, name }) => title || name), count: own.length }];
  });
}
