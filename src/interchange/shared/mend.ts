import { checkDefinition } from '../../engine/checks/check-definition.ts';
import type { ForeignRuntime } from '../../engine/dependencies/foreign.ts';
import type { PlacedFault } from '../../engine/checks/report.ts';
import type { FormDefinition, Page, Question } from '../../engine/definition/types.ts';
import { fieldModels } from '../../fields/models/models.ts';
import { InterchangeError } from './interchange-error.ts';
import { without, type Note, type Variable } from './raw.ts';

const mostRounds = 5;

/** Where the questions came from, by id. */
type Places = ReadonlyMap<string, { readonly path: string }>;

interface MendOptions {
  /** What a condition is called where the form came from. */
  readonly conditionKey?: string;
  /** What checks FHIRPath; without it no formula in FHIRPath is refused. */
  readonly foreign?: ForeignRuntime;
}

/** The form without what no form may have: each such setting or condition is noted with the place of its item. */
export function mend(
  definition: FormDefinition,
  placed: Places,
  note: Note,
  { conditionKey = 'enableWhen', foreign }: MendOptions = {},
): FormDefinition {
  let mended = definition;
  for (let round = 0; round < mostRounds; round += 1) {
    const faults = checkDefinition(mended, fieldModels, foreign).filter((fault) => !isOfFhirpath(fault));
    if (faults.length === 0) return mended;
    const whole = faults.find(
      ({ path }) => !/^(?:(?:pages\[\d+\]\.)?variables\[|pages\[\d+\]\.questions|conditions\[)/.test(path),
    );
    if (whole) throw new InterchangeError(whole.rule === 'formtoolarge' ? 'toolarge' : 'unfit', whole.path, whole.rule);
    mended = withoutFaults(
      withoutVariables(mended, faults, note),
      round < mostRounds - 2 ? faults : faults.map(asWhole),
      placed,
      note,
      conditionKey,
    );
  }
  throw new InterchangeError('unfit', '');
}

/** The fault of a setting that nothing else mends, as one of its question, of which then only the text stays. */
function asWhole(fault: PlacedFault): PlacedFault {
  const path = /^pages\[\d+\](?:\.questions\[\d+\])+/.exec(fault.path)?.[0];
  return path === undefined ? fault : { ...fault, path };
}

/** Without what checks FHIRPath nobody can say whether a formula in it is right. */
function isOfFhirpath({ rule }: PlacedFault): boolean {
  return rule === 'foreignmissing';
}

/** Variables of the form and its pages that cannot be read. */
function withoutVariables(definition: FormDefinition, faults: readonly PlacedFault[], note: Note): FormDefinition {
  const faulty = new Set(faults.map(({ path }) => path));
  const sound = <Bearer extends object>(bearer: Bearer, base: string, what: string): Bearer => {
    const borne: unknown = Reflect.get(bearer, 'variables');
    if (!Array.isArray(borne)) return bearer;
    const kept = (borne as readonly Variable[]).filter(({ name }, index) => {
      const isFaulty = faulty.has(`${base}variables[${index}].expression`);
      if (isFaulty) note(what, `the variable ${name.slice(0, 100)}, which is no FHIRPath`);
      return !isFaulty;
    });
    return kept.length === borne.length ? bearer : { ...bearer, variables: kept };
  };
  const pages = definition.pages.map((page, index) => sound(page, `pages[${index}].`, String(page.text)));
  return { ...sound(definition, '', ''), pages };
}

function withoutFaults(
  definition: FormDefinition,
  faults: readonly PlacedFault[],
  placed: Places,
  note: Note,
  conditionKey: string,
): FormDefinition {
  const inConditions = new Map(
    faults.flatMap((fault) =>
      /^conditions\[(\d+)\]/.exec(fault.path) ? [[Number(/\d+/.exec(fault.path)?.[0]), fault] as const] : [],
    ),
  );
  const conditions = definition.conditions.filter((condition, index) => {
    const fault = inConditions.get(index);
    if (fault)
      note(
        condition.kind === 'visibility' ? `${placed.get(condition.target)?.path ?? ''}.${conditionKey}` : '',
        `a condition that cannot be kept (${fault.rule})`,
      );
    return !fault;
  });
  const pages = definition.pages.map((page, index): Page => ({
    ...page,
    questions: mendList(page.questions, `pages[${index}]`, faults, placed, note),
  }));
  return { ...definition, pages, conditions };
}

function mendList(
  questions: readonly Question[],
  base: string,
  faults: readonly PlacedFault[],
  placed: Places,
  note: Note,
): readonly Question[] {
  return questions.map((question, index) => {
    const path = `${base}.questions[${index}]`;
    const within = faults.filter((fault) => fault.path.startsWith(`${path}.`) || fault.path === path);
    if (within.length === 0) return question;
    const own = within.filter((fault) => !fault.path.startsWith(`${path}.questions[`));
    const mended = mendOne(
      question,
      own.map((fault) => fault.path.slice(path.length + 1)),
      placed,
      note,
    );
    return mended.questions ? { ...mended, questions: mendList(mended.questions, path, within, placed, note) } : mended;
  });
}

const needed = ['', 'id', 'name', 'title', 'type', 'formula', 'questions', 'options', 'rows'];

/** Without the settings at fault; a question that cannot be without them stays as its text. */
function mendOne(question: Question, faulty: readonly string[], placed: Places, note: Note): Question {
  const keys = [
    ...new Set(
      faulty.map((path) => (/^options\b.*\.visibleWhen$/.test(path) ? 'visibleWhen' : (/^\w*/.exec(path)?.[0] ?? ''))),
    ),
  ];
  if (keys.length === 0) return question;
  const place = placed.get(question.id)?.path ?? '';
  const isLost = keys.some((key) => needed.includes(key));
  note(
    place,
    isLost
      ? `a question that cannot be asked here (${keys.join(', ')}): only its text is shown`
      : `settings that cannot be kept: ${keys.join(', ')}`,
  );
  if (!isLost && keys.includes('visibleWhen'))
    return without(
      { ...question, options: question.options?.map((option) => without(option, 'visibleWhen')) },
      ...keys,
    );
  if (!isLost) return without(question, ...keys);
  const { id, name, title } = question;
  return { id, name, type: 'label', title, ...('fhir' in question ? { fhir: question.fhir } : {}) } as Question;
}
