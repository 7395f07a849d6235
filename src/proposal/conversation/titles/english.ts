import type { Slots } from './fill-pattern.ts';
import type { PartTexts } from './compose.ts';

/** Words that say who is meant: what has none of them is a condition. */
const people =
  /\b(?:(?:out|in)?patients?|people|persons?|individuals?|adults?|child(?:ren)?|schoolchildren|kids|adolescents?|teenagers?|youths?|young|infants?|neonates?|newborns?|babies|baby|toddlers?|pre-?schoolers|wom[ae]n|m[ae]n|girls?|boys?|(?:fe)?males?|mothers?|fathers?|parents?|caregivers?|carers?|spouses|partners|students?|undergraduates?|nurses?|midwives|physicians?|doctors?|surgeons|clinicians?|dentists|pharmacists|teachers?|workers?|employees?|staff|personnel|professionals?|practitioners|volunteers?|participants?|subjects?|athletes?|players?|runners|smokers?|users?|drinkers?|survivors?|residents?|veterans?|soldiers|refugees|(?:im)?migrants|recipients?|donors?|carriers|populations?|communit(?:y|ies)|households?|famil(?:y|ies)|couples|elderly|elders|seniors?|older|members|victims|offspring|twins|siblings|diabetics|pensioners|citizens|villagers|farmers|drivers|prisoners|inmates|candidates|cases|primiparas?|rats?|mice|mouse|rabbits?|dogs?|pigs?|animals?|cells?|eyes|teeth|knees|hips|pregnanc(?:y|ies)|hospitals|schools)\b/i;

/** What is done to people rather than what they have. */
const procedure =
  /(?:surger(?:y|ies)|operations?|ectomy|plasty|stomy|scopy|transplant(?:ation)?|grafting|dialysis|chemotherapy|radiotherapy|procedures?|an[ae]+sthesia|ventilation|catheteri[sz]ation|angiography|cesarean(?: section| delivery)?)$/i;

const proper =
  /^(?:Covid|Alzheimer|Parkinson|Crohn|Hodgkin|Down|Turner|Graves|Hashimoto|Kawasaki|Wilson|Kegel|Benson|Pilates|Orem|Roy|Watson|Bandura|Beck|Hamilton|Mediterranean|Ramadan|Islam|Quran|Iran|Persian|Chinese|Japanese|Korean|Indian|Asian|African|American|European|Arab|Turk|Kurd|Afghan|Iraq|Pakistan|Tehran|Shiraz|Isfahan|Mashhad|Tabriz|Qom|Kerman|Ahvaz|English|French|German|British|Canadian|Australian|Brazilian|Helicobacter|Escherichia|Staphylococcus|Candida|Plasmodium|Lactobacillus|Bifidobacterium|January|February|March|April|May|June|July|August|September|October|November|December)/;

/** "Metformin" as it stands within a sentence; names, abbreviations and "Alzheimer’s" stay. */
export function lowerFirst(text: string): string {
  const first = /^\p{L}[\p{L}’'-]*/u.exec(text)?.[0] ?? '';
  const isOrdinary = /^\p{Lu}[\p{Ll}-]+$/u.test(first) && !proper.test(first);
  return isOrdinary ? first.toLowerCase() + text.slice(first.length) : text;
}

/** A title written Like This in the case of a sentence. */
export function sentenceCase(text: string): string {
  return text.replace(/\p{L}[\p{L}’']*/gu, (word) => lowerFirst(word));
}

export function isTitleCase(title: string): boolean {
  const words = (title.match(/\p{L}[\p{L}’'-]*/gu) ?? []).filter((word) => word.length > 3);
  return words.length > 3 && words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.7;
}

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const article = /^(?:an?|the)\s+/i;

/** "a cohort study", "an open trial"; "a European", "an RCT". */
export function withArticle(noun: string): string {
  const bare = lowerFirst(noun.replace(article, ''));
  if (/s$/i.test(bare) && !/(?:analysis|series|ss|us|is)$/i.test(bare)) return bare;
  const spoken = /^[AEFHILMNORSX](?=[A-Z\d]*\b)(?![a-z])/.test(bare);
  const vowel = /^[aeiou]/i.test(bare) && !/^(?:uni|use|usu|eur|one\b|once\b)/i.test(bare);
  return `${(spoken && /^[A-Z]{2}/.test(bare)) || (vowel && !/^[A-Z]{2}/.test(bare)) ? 'an' : 'a'} ${bare}`;
}

/** People and their condition, where a title names them apart: "postmenopausal women with breast cancer". */
export function populationOf(found: readonly string[]): string {
  const [who, ...others] = found.filter((each) => people.test(each));
  const [what, ...more] = found.filter((each) => !people.test(each));
  const isPair = who !== undefined && what !== undefined && others.length + more.length === 0;
  if (!isPair) return found.join(' and ');
  return `${who} ${procedure.test(what) ? 'undergoing' : 'with'} ${what}`;
}

const designNoun =
  /(?:trials?|stud(?:y|ies)|reviews?|(?:meta-?)?analys[ie]s|surveys?|series|reports?|protocol|cohort|theory|phenomenology|ethnography|RCT)$/i;

/** "double-blind, randomized trial": what a title says of the design in several places, ending in a noun. */
export function designOf(found: readonly string[]): string {
  const nouns = found.filter((each) => designNoun.test(each));
  const rest = found.filter((each) => !designNoun.test(each));
  const last =
    nouns.at(-1) ?? (/random|blind|phase|control|placebo|crossover/i.test(rest.join(' ')) ? 'trial' : 'study');
  return [...rest, last].join(', ').replace(/, (trial|study)$/, ' $1');
}

/** Who, in the words of a title: "adults with asthma"; of a condition alone, "patients with asthma". */
export function population(text: string): string {
  const bare = lowerFirst(text.replace(/^(?:in|among|for|of)\s+/i, '').replace(/^(?:the|a)\s+(?=\S+\s)/i, ''));
  if (/^(?:with|having|suffering|undergoing|receiving|on)\b/i.test(bare)) return `patients ${bare}`;
  if (/^aged?\b/i.test(bare)) return `people ${bare}`;
  if (people.test(bare)) return bare;
  return procedure.test(bare) ? `patients undergoing ${bare}` : `patients with ${bare}`;
}

function setting(text: string): string {
  const bare = text.replace(article, (found) => found.toLowerCase());
  if (/^(?:in|at|from|within|across|on)\s/i.test(bare)) return lowerFirst(bare);
  return /\b(?:hospitals?|clinics?|cent(?:er|re)s?|universit(?:y|ies)|schools?)\b/i.test(bare)
    ? `at ${bare}`
    : `in ${bare}`;
}

function moment(text: string): string {
  const bare = lowerFirst(text);
  if (
    /^(?:after|at|within|during|over|for|until|up to|from|in|before|by|between|every|through|immediately)\b/i.test(bare)
  )
    return bare;
  if (/ (?:after|before|following) /i.test(bare)) return bare;
  if (/^(?:1[34]\d\d|19\d\d|20\d\d)(?:\s*[-–]\s*\d+)?$/.test(bare)) return `in ${bare}`;
  return /^(?:\d|one|two|three|four|six|eight|ten|twelve)/i.test(bare)
    ? `after ${bare.replace(/-(?=week|month|day|year|hour)/i, ' ')}`
    : `at ${bare}`;
}

/** "nurses’", "women’s"; nothing for people who are described at length. */
function possessive(text: string): string | undefined {
  if (text.split(' ').length > 2) return undefined;
  return /s$/i.test(text) ? `${text}’` : `${text}’s`;
}

const regarding: readonly (readonly [RegExp, string])[] = [
  [/^(?:lived )?experiences?$/i, 'with'],
  [/^(?:barriers?|facilitators?|barriers and facilitators|adherence)$/i, 'to'],
  [/^(?:perceptions?|understanding|knowledge|awareness|meaning)$/i, 'of'],
  [/^(?:views?|perspectives?|opinions?|beliefs?)$/i, 'on'],
];

/** The parts as they stand in English sentences. */
export function englishSlots(parts: PartTexts): Slots {
  const { P, I, C, O, measure, T, S, D } = parts;
  const aD = D && withArticle(D);
  const evaluation = O && lowerFirst(O.replace(article, ''));
  const preposition = regarding.find(([pattern]) => evaluation && pattern.test(evaluation))?.[1] ?? 'regarding';
  return {
    P: P && population(P),
    PPossessive: P && possessive(population(P)),
    inP: P && `in ${population(P)}`,
    I: I && lowerFirst(I),
    alone: I && !C ? lowerFirst(I) : undefined,
    regardingI: I && `${preposition} ${lowerFirst(I)}`,
    C: C && lowerFirst(C),
    O: evaluation,
    areO: evaluation && (/s$/i.test(evaluation) ? 'are' : 'is'),
    measure,
    atT: T && moment(T),
    inS: S && setting(S),
    D: D && lowerFirst(D.replace(article, '')),
    aD,
  };
}
