import type { Language, Option } from '../../../engine/definition/types.ts';
import { findExtension, standard } from '../../../fields/fhir/extensions.ts';
import { codeOf, toAnswerOption } from '../../../fields/fhir/options.ts';
import type { FhirAnswerOption, FhirElement } from '../../../fields/fhir/types.ts';
import { isSameJson, without } from '../../shared/raw.ts';
import { known } from '../resource/addresses.ts';
import { isCoded, type Choice } from '../resource/options.ts';

/** An option of a question that was imported: as it came, with its code, and with what was changed since. */
export function writeOption(option: Option, choices: readonly Choice[], language: Language): FhirAnswerOption {
  const choice = choices.find((each) => each.option.value === option.value);
  const { written } = choice ?? {};
  const fresh = toAnswerOption(option, language);
  const coding = written?.valueCoding;
  if (!choice || !written) return fresh;
  const isSame = isSameJson(option.text, choice.option.text) && option.score === choice.option.score;
  if (isSame && !isCoded(option)) return written;
  if (!coding) return fresh;
  const isTextSame = isSameJson(option.text, choice.option.text);
  const words = isTextSame ? coding : { ...without(coding, 'display', '_display'), ...shownIn(fresh) };
  const valueCoding = unscored({ ...words, ...(isCoded(option) && coded(option)) });
  const { extension = [], ...others } = unscored(written) as FhirAnswerOption;
  const all = [...extension, ...(fresh.extension ?? [])];
  return { ...others, ...(all.length > 0 && { extension: all }), valueCoding };
}

/** A system that is left out is the one that the code came with. */
function coded(option: Option): object {
  const { system, code } = codeOf(option);
  return { ...(system !== undefined && { system }), ...(option.code !== undefined && { code }) };
}

function shownIn({ valueCoding }: FhirAnswerOption): object {
  const { display, _display } = valueCoding ?? {};
  return { ...(display !== undefined && { display }), ...(_display !== undefined && { _display }) };
}

/** Without what it counted for, which is written anew. */
function unscored<T extends FhirElement>(element: T): T {
  const scores = [standard.ordinalValue, known.itemWeight] as const;
  if (!scores.some((url) => findExtension(element, url))) return element;
  const extension = element.extension?.filter(({ url }) => !scores.some((score) => score === url)) ?? [];
  return { ...without(element, 'extension'), ...(extension.length > 0 && { extension }) } as unknown as T;
}
