import type { ForeignRuntime } from '../../../engine/dependencies/foreign.ts';
import type { FormDefinition, Localized, Page } from '../../../engine/definition/types.ts';
import { own, toOwnExtension } from '../../../fields/fhir/extensions.ts';
import { codeWords } from '../../../fields/fhir/item.ts';
import { toFhirText } from '../../../fields/fhir/text.ts';
import type { FhirExtension, FhirItem } from '../../../fields/fhir/types.ts';
import { changesOf, type Changes } from './changes.ts';
import { errorsIn, writeErrors } from './export-errors.ts';
import { exportQuestions } from './export-question.ts';
import { writeVariables } from '../resource/expressions.ts';
import { withoutExpanded } from '../resource/expanded-sets.ts';
import { keptItem, keptOf, unkeep } from '../resource/keep.ts';
import { patchElement } from './patch.ts';
import { without, type Raw } from '../../shared/raw.ts';

/** A Questionnaire of FHIR R4. */
export interface FhirQuestionnaire extends Raw {
  readonly resourceType: 'Questionnaire';
  readonly item?: readonly FhirItem[];
}

/**
 * The form as an FHIR R4 Questionnaire.
 *
 * What came from another system goes back as it came, with what was changed since. What FHIR has no word for is in
 * extensions under `https://porsa.dev/fhir/`, from which `fromQuestionnaire` makes the same form again.
 */
export function toQuestionnaire(definition: FormDefinition, foreign?: ForeignRuntime): FhirQuestionnaire {
  return withoutExpanded(
    write(
      definition,
      changesOf(definition, (plain) => write(plain, undefined), foreign),
    ),
  );
}

function write(definition: FormDefinition, changes: Changes | undefined): FhirQuestionnaire {
  const item = definition.pages.flatMap((page) => {
    const items = exportQuestions(page.questions, definition.language, changes);
    return keptOf(page).whole === true ? items : [exportPage(page, items, definition.language, changes)];
  });
  return { ...writeRoot(definition, changes), ...(item.length > 0 ? { item } : {}) } as FhirQuestionnaire;
}

function writeRoot(definition: FormDefinition, changes: Changes | undefined): Raw {
  const kept = unkeep(keptOf(definition).resource);
  if (kept) return patchElement({ ...kept, resourceType: 'Questionnaire' }, changes?.form ?? {}, definition.language);
  const { text, element } = toFhirText(definition.title, definition.language);
  const { purpose } = definition.opening ?? {};
  const about = purpose === undefined ? undefined : toFhirText(purpose, definition.language);
  const extension = [
    { url: `${own}schema`, valueInteger: 1 },
    ...ownKeys(without(definition, 'schema', 'title', 'language', 'pages', 'variables', 'fhir'), definition.language),
    ...writeVariables(Reflect.get(definition, 'variables')),
    ...writeErrors(errorsIn(definition), definition.language),
  ];
  return {
    resourceType: 'Questionnaire',
    language: definition.language,
    title: text,
    ...(element ? { _title: element } : {}),
    status: 'draft',
    ...codeWords(definition),
    ...(about?.text && { description: about.text, ...(about.element && { _description: about.element }) }),
    extension,
  };
}

function ownKeys(values: object, language: FormDefinition['language']): readonly FhirExtension[] {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => toOwnExtension(key, value, language));
}

function exportPage(
  page: Page,
  items: readonly FhirItem[],
  language: FormDefinition['language'],
  changes: Changes | undefined,
): FhirItem {
  const kept = keptItem(page);
  if (kept)
    return {
      ...patchElement(kept as unknown as Raw, changes?.parts.get(page.id) ?? {}, language),
      ...(items.length > 0 ? { item: items } : {}),
    } as unknown as FhirItem;
  const title: Localized = page.displayTitle ?? page.text;
  const { text, element } = toFhirText(title, language);
  const extension = [
    {
      url: 'http://hl7.org/fhir/StructureDefinition/questionnaire-itemControl',
      valueCodeableConcept: { coding: [{ system: 'http://hl7.org/fhir/questionnaire-item-control', code: 'page' }] },
    },
    ...ownKeys(without(page, 'id', 'questions', 'variables', 'fhir'), language),
    ...(writeVariables(Reflect.get(page, 'variables')) as unknown as readonly FhirExtension[]),
  ];
  return {
    linkId: page.id,
    type: 'group',
    text,
    ...(element && { _text: element }),
    ...changes?.rules.get(page.id),
    extension,
    ...(items.length > 0 ? { item: items } : {}),
  };
}
