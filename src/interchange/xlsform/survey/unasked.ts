import type { Question } from '../../../engine/definition/types.ts';
import type { SurveyNode } from './survey-tree.ts';
import { isPlaceholder } from './words.ts';

type Unasked = Pick<Question, 'type' | 'initialformula' | 'relatedField'>;

/** What the device notes by itself, and this form can. */
const noted: Readonly<Record<string, Unasked>> = {
  start: { type: 'datetime', initialformula: 'NOW()' },
  today: { type: 'date', initialformula: 'TODAY()' },
};

/** What `once(…)` holds, when a calculation is nothing else: it is computed when the form opens, and stays. */
export const onceIn = ({ cells }: Pick<SurveyNode, 'cells'>): string | undefined =>
  /^\s*once\s*\(([\s\S]+)\)\s*$/.exec(cells.get('calculation') ?? '')?.[1];

const isHiddenBy = (cells: ReadonlyMap<string, string>): boolean =>
  /(?:^|\s)hidden(?:\s|$)/.test(cells.get('appearance') ?? '');

export const isShownBy = (cells: ReadonlyMap<string, string>): boolean =>
  !isHiddenBy(cells) && [...cells].some(([column, text]) => /^(?:label|hint)/.test(column) && !isPlaceholder(text));

/** Whether the app of the Community Health Toolkit fills it in: what stands in the form's group `inputs`, which says where the form was opened and for whom. */
export function isInput({ parent, name, children }: SurveyNode): boolean {
  if (parent) return isInput(parent);
  return name === 'inputs' && children.some((child) => ['source', 'user', 'contact'].includes(child.name));
}

/** What that app records of the patient, and a file does here. */
const ofPatient: Readonly<Record<string, Unasked>> = {
  name: { type: 'text', relatedField: 'patient.name' },
  patient_id: { type: 'text', relatedField: 'patient.code' },
  phone: { type: 'text', relatedField: 'patient.phone' },
  sex: { type: 'text', relatedField: 'patient.gender' },
  date_of_birth: { type: 'date', relatedField: 'patient.birthdate' },
};

function inputOf({ name, parent }: SurveyNode): Unasked {
  const isOfContact = parent?.name === 'contact' && parent.parent?.name === 'inputs' && !parent.parent.parent;
  return (isOfContact && Object.hasOwn(ofPatient, name) ? ofPatient[name] : undefined) ?? { type: 'text' };
}

/** What nobody is asked though it is no calculation: a question out of sight, or nothing. */
export function unaskedOf(node: SurveyNode): Unasked | undefined {
  const isAsked = node.kind === 'question' && !/^(?:calculate|note)$/.test(node.type);
  if (isAsked && !node.cells.has('calculation') && isInput(node)) return inputOf(node);
  if ((node.type === 'hidden' || (isAsked && isHiddenBy(node.cells))) && !node.cells.has('calculation'))
    return { type: 'text' };
  if (onceIn(node) !== undefined && (node.type === 'calculate' || !isShownBy(node.cells))) return { type: 'text' };
  return node.kind === 'metadata' ? noted[node.type] : undefined;
}

/** Read-only questions are computed where their answer is written down, and mere words where there is none. */
export function readOnlyOf({ type, cells }: SurveyNode, isDynamic: boolean): 'label' | 'calculated' | undefined {
  const isReadOnly = /^(?:yes|true|true\(\))$/i.test(cells.get('read_only') ?? '');
  if (
    !isReadOnly ||
    cells.has('calculation') ||
    cells.has('trigger') ||
    isDynamic ||
    !/^(?:text|integer|decimal|date|time|datetime|barcode)$/.test(type)
  )
    return undefined;
  return cells.has('default') ? 'calculated' : 'label';
}
