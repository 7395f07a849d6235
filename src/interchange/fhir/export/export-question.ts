import type { Language, Question } from '../../../engine/definition/types.ts';
import { fieldFhirs, nestedFhir } from '../../../fields/registry/fhir.ts';
import { own } from '../../../fields/fhir/extensions.ts';
import type { FhirExtension, FhirItem } from '../../../fields/fhir/types.ts';
import type { Changes } from './changes.ts';
import { known } from '../resource/addresses.ts';
import { writeConstraint } from '../resource/constraints.ts';
import { fromFormula, writeVariables } from '../resource/expressions.ts';
import { asWritten, helpOf, keptItem, keptOf } from '../resource/keep.ts';
import { asOccurs } from '../resource/occurs.ts';
import { isCoded, type Choice } from '../resource/options.ts';
import { choicesFor } from '../import/read-question.ts';
import { patchElement, type Change } from './patch.ts';
import { itemsOf, without, type Raw } from '../../shared/raw.ts';

interface Node {
  readonly question: Question;
  readonly item: FhirItem;
  readonly inner: Node[];
}

/** The items of a page or container. What stood under a question stands under it again. */
export function exportQuestions(
  questions: readonly Question[],
  language: Language,
  changes: Changes | undefined,
): readonly FhirItem[] {
  const top: Node[] = [];
  const byLinkId = new Map<string, Node>();
  for (const question of questions) {
    const node: Node = { question, item: exportOne(question, language, changes), inner: [] };
    const { under } = keptOf(question);
    ((under === undefined ? undefined : byLinkId.get(under))?.inner ?? top).push(node);
    byLinkId.set(node.item.linkId, node);
  }
  return top.map(close);
}

function close({ question, item, inner }: Node): FhirItem {
  const items = [...itemsOf(item), ...inner.map(close)];
  for (const { at, item: help } of helpOf(question)) items.splice(at, 0, help);
  return asWritten(items.length > 0 ? { ...item, item: items } : item, question);
}

function exportOne(question: Question, language: Language, changes: Changes | undefined): FhirItem {
  const kept = keptItem(question);
  const change = changes?.parts.get(question.id);
  if (!kept) return exportFresh(question, language, changes);
  if (change?.['type'] !== undefined)
    return exportFresh(withCodes(question, choicesFor(kept, changes?.contained ?? [])), language, changes, kept.linkId);
  const found = changed(question, changes);
  const choices = 'options' in found ? choicesFor(kept, changes?.contained ?? []) : [];
  const element = patchElement(kept as unknown as Raw, found, language, choices);
  const item = element as unknown as FhirItem;
  if (question.type !== 'container' || keptOf(question).wraps === true || keptOf(question).measures === true)
    return item;
  return { ...item, item: exportQuestions(question.questions ?? [], language, changes) };
}

/** The question as one that was made here, whose options still have the codes that they came with. */
function withCodes(question: Question, choices: readonly Choice[]): Question {
  if (!question.options) return question;
  const options = question.options.map((option) => {
    const { answer } = choices.find((choice) => choice.option.value === option.value) ?? {};
    const { system, code } = answer?.valueCoding ?? {};
    if (isCoded(option) || system === undefined) return option;
    return { ...option, system, ...(code !== undefined && code !== option.value && { code }) };
  });
  return { ...question, options };
}

/** What was changed of the item: of the container that lets a question have several answers, and of the question in it. */
function changed(question: Question, changes: Changes | undefined): Change {
  const own = changes?.parts.get(question.id) ?? {};
  const isMany =
    question.multimode === true &&
    (question.type === 'container' || question.options !== undefined || question.type === 'file');
  const counted = isMany ? asOccurs(own) : own;
  const [each] = question.questions ?? [];
  return (keptOf(question).wraps === true || keptOf(question).measures === true) && each
    ? { ...without(changes?.parts.get(each.id) ?? {}, 'name', 'title', 'mandatory', 'helptext'), ...counted }
    : counted;
}

/** A question that was made here: FHIR's words, its own type, and all else in extensions. */
function exportFresh(
  question: Question,
  language: Language,
  changes: Changes | undefined,
  linkId = question.id,
): FhirItem {
  const nested = { ...nestedFhir, toItem: (child: Question) => exportOne(child, language, changes) };
  const shown = without(question, 'fhir', 'variables');
  const item = fieldFhirs[question.type].toItem(shown, language, nested);
  const extension = [
    ...(item.extension ?? []),
    ...named(item, question),
    ...(writeVariables(Reflect.get(question, 'variables')) as unknown as FhirExtension[]),
    ...computed(question, changes?.scores.get(question.id)),
    ...offered(question, changes?.offers.get(question.id)),
    ...writeConstraint(question.constraint, language),
    ...concealed(question),
  ];
  const items =
    question.type === 'container' && question.questions
      ? { item: exportQuestions(question.questions, language, changes) }
      : {};
  return { ...item, linkId, ...changes?.rules.get(question.id), ...items, extension };
}

function named({ extension = [] }: FhirItem, { type }: Question): readonly FhirExtension[] {
  return extension.some(({ url }) => url === `${own}type`) ? [] : [{ url: `${own}type`, valueString: type }];
}

/** A formula in FHIRPath is FHIR's own, for other readers; so is one that FHIRPath can say. */
function computed({ type, formula, initialformula }: Question, score?: string): readonly FhirExtension[] {
  const expression = fromFormula(type === 'calculated' ? formula : initialformula) ?? score;
  if (expression === undefined) return [];
  const url = type === 'calculated' ? known.calculatedExpression : known.initialExpression;
  return [{ url, valueExpression: { language: 'text/fhirpath', expression } } as FhirExtension];
}

/** What is offered, for other readers: a formula in FHIRPath, or one that FHIRPath can say. */
function offered({ optionsFrom }: Question, said: string | undefined): readonly FhirExtension[] {
  const expression = fromFormula(optionsFrom) ?? said;
  if (expression === undefined) return [];
  return [{ url: known.answerExpression, valueExpression: { language: 'text/fhirpath', expression } } as FhirExtension];
}

function concealed(question: Question): readonly FhirExtension[] {
  return Reflect.get(question, 'hidden') === true ? [{ url: known.hidden, valueBoolean: true }] : [];
}
