import type { CoreLanguage } from '../../../engine/definition/types.ts';
import type { QuestionFrame } from '../../pico/types.ts';
import { isSame } from '../check-answer.ts';
import type { PartTexts } from '../titles/compose.ts';
import type { ConversationPart } from '../types.ts';
import { beforeAfter, comparisons, referenceStandards, unexposed, usualComparisons } from './comparisons.ts';
import { groups, type Condition } from './condition.ts';
import { innerConditions } from './inner-conditions.ts';
import { measures, usualMeasures } from './measures.ts';
import { otherConditions } from './other-conditions.ts';
import {
  accuracyMeasures,
  designs,
  evaluations,
  prognosticFactors,
  settings,
  singleGroupDesigns,
  soon,
  times,
  usualInterventions,
  usualOutcomes,
} from './usual.ts';

/** What is known of the question when something is suggested. */
export interface Known {
  readonly title: string;
  readonly frame: QuestionFrame;
  readonly parts: PartTexts;
  /** There is no comparison, and a reason for it. */
  readonly isSingle?: boolean;
}

type Lists = Readonly<Record<CoreLanguage, readonly string[]>>;

/** Conditions that many proposals are about. */
const conditions: readonly Condition[] = [...innerConditions, ...otherConditions];

/** How many suggestions help; more are a list to read. */
const most = 4;

/**
 * A few answers that would fit a part, in the language of the title: from what the question names already.
 *
 * None repeats what another part says, so that no group is compared with itself.
 */
export function suggest(part: ConversationPart, known: Known, language: CoreLanguage): readonly string[] {
  const taken = Object.entries(known.parts).filter(([other]) => other !== part);
  const free = fitting(part, known, language).filter((text) => !taken.some(([, said]) => isSame(said, text)));
  return [...new Set(free)].slice(0, most);
}

function fitting(part: ConversationPart, known: Known, language: CoreLanguage): readonly string[] {
  const { frame, parts } = known;
  switch (part) {
    case 'P':
      return populations(known, language);
    case 'I':
      return interventions(frame)[language];
    case 'C':
      return compared(known, language);
    case 'O':
      return outcomes(known, language);
    case 'measure':
      return frame === 'diagnostic'
        ? accuracyMeasures[language]
        : usual(measures, parts.O ?? '', usualMeasures)[language];
    case 'T':
      return timesFor(known)[language];
    case 'S':
      return settings[frame === 'PCC' ? 'review' : 'clinic'][language];
    case 'D':
      return (known.isSingle && frame === 'PICO' ? singleGroupDesigns : designs[frame])[language];
    default:
      part satisfies never;
      return [];
  }
}

const everything = ({ title, parts }: Known): string => [title, ...Object.values(parts)].join(' ');

/** The population counts before the rest: "anxiety in pregnant women" is about pregnant women. */
function conditionOf({ title, parts }: Known): Condition | undefined {
  const named = (text: string): Condition | undefined => conditions.find((each) => each.named.test(text));
  return (parts.P && named(parts.P)) || named([parts.O, parts.I, title].join(' '));
}

const usual = (
  table: readonly { readonly named: RegExp; readonly with: Lists }[],
  text: string,
  otherwise: Lists,
): Lists => table.find(({ named }) => named.test(text))?.with ?? otherwise;

function populations(known: Known, language: CoreLanguage): readonly string[] {
  const condition = conditionOf({ ...known, parts: { ...known.parts, P: known.parts.P ?? '' } });
  if (condition === undefined)
    return [groups.adults, groups.children, groups.olderAdults].map(({ alone }) => alone[language]);
  const { name } = condition;
  return condition.groups.map((group) =>
    name ? groups[group].with[language].replace('{name}', name[language]) : groups[group].alone[language],
  );
}

const interventions = (frame: QuestionFrame): Lists =>
  frame === 'prognostic'
    ? prognosticFactors
    : frame === 'prevalence'
      ? usualInterventions.PECO
      : usualInterventions[frame];

function compared(known: Known, language: CoreLanguage): readonly string[] {
  const { frame, parts } = known;
  if (frame === 'diagnostic') return usual(referenceStandards, everything(known), usualComparisons)[language];
  if (frame === 'PECO' || frame === 'prognostic') return usual(unexposed, parts.I ?? '', usualComparisons)[language];
  return [...usual(comparisons, parts.I ?? known.title, usualComparisons)[language], beforeAfter[language]];
}

function outcomes(known: Known, language: CoreLanguage): readonly string[] {
  const { frame } = known;
  if (frame === 'SPIDER') return evaluations[language];
  const condition = conditionOf(known);
  if (frame === 'diagnostic' || frame === 'prevalence') {
    const names = conditions.map(({ name }) => name?.[language]).filter((name) => name !== undefined);
    return condition?.name ? [condition.name[language]] : names.slice(0, 3);
  }
  return condition?.outcomes[language] ?? usualOutcomes[language];
}

function timesFor(known: Known): Lists {
  const { frame } = known;
  if (frame === 'prevalence' || frame === 'PCC') return times.when;
  if (soon.named.test(everything(known))) return soon.with;
  return frame === 'PECO' || frame === 'prognostic' ? times.long : times.followed;
}
