import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { walkQuestions, type PlacedQuestion } from '../../../engine/definition/walk-questions.ts';
import { questionToItem } from '../../../fields/registry/fhir.ts';
import type { FhirItem } from '../../../fields/fhir/types.ts';
import { keptItem, keptOf, unkeep } from '../resource/keep.ts';
import { recordsOf, type Raw } from '../../shared/raw.ts';

/** A page, container or question as FHIR sees it. */
export interface Branch {
  readonly linkId: string;
  /** Where the question stands; absent for a page. */
  readonly placed?: PlacedQuestion;
  readonly item: FhirItem;
  /** The item that the question was made of, which knows what its answers are to FHIR; absent for a form made here. */
  readonly kept?: FhirItem;
  /** Value sets that came with the form. */
  readonly contained: readonly Raw[];
  readonly parent?: Branch;
  readonly branches: Branch[];
}

/** The form as a Questionnaire nests it, and where each question is in it. */
export interface FormTree {
  readonly roots: readonly Branch[];
  readonly byQuestion: ReadonlyMap<Question, Branch>;
  readonly byPage: ReadonlyMap<number, Branch | undefined>;
  /** Written when it is first asked for. */
  readonly questionnaire: object;
}

/** A question that stands under another in FHIR is a branch of that one; a page that stands for the whole is none. */
export function makeFormTree(definition: FormDefinition, write: (definition: FormDefinition) => object): FormTree {
  const resource = unkeep(keptOf(definition).resource) ?? {};
  const contained = recordsOf(resource['contained']);
  const roots: Branch[] = [];
  const byQuestion = new Map<Question, Branch>();
  const byLinkId = new Map<string, Branch>();
  const byPage = new Map<number, Branch | undefined>();
  definition.pages.forEach((page, index) => {
    if (keptOf(page).whole) return byPage.set(index, undefined);
    const linkId = keptItem(page)?.linkId ?? page.id;
    const branch = { linkId, item: keptItem(page) ?? { linkId, type: 'group' }, contained, branches: [] };
    roots.push(branch);
    return byPage.set(index, branch);
  });
  for (const placed of walkQuestions(definition)) {
    const { question } = placed;
    const { under, wrapped } = keptOf(question);
    const around = placed.parent ? byQuestion.get(placed.parent.question) : byPage.get(placed.pageIndex);
    if (wrapped && around) {
      byQuestion.set(question, around);
      continue;
    }
    const parent = (under === undefined ? undefined : byLinkId.get(under)) ?? around;
    const branch = makeBranch(placed, parent, definition, contained);
    (parent?.branches ?? roots).push(branch);
    byQuestion.set(question, branch);
    byLinkId.set(branch.linkId, branch);
  }
  let questionnaire: object | undefined;
  return {
    roots,
    byQuestion,
    byPage,
    get questionnaire() {
      return (questionnaire ??= write(definition));
    },
  };
}

function makeBranch(
  placed: PlacedQuestion,
  parent: Branch | undefined,
  { language }: FormDefinition,
  contained: readonly Raw[],
): Branch {
  const kept = keptItem(placed.question);
  const item = kept ?? questionToItem({ ...placed.question, questions: [] }, language);
  return { linkId: item.linkId, placed, item, kept, contained, parent, branches: [] };
}
