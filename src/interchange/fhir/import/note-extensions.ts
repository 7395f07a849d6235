import { own, standard } from '../../../fields/fhir/extensions.ts';
import { controlOf } from '../../../fields/fhir/item.ts';
import type { FhirItem } from '../../../fields/fhir/types.ts';
import { known, translation, understood } from '../resource/addresses.ts';
import { launchContextIn } from '../resource/launch-contexts.ts';
import { extensionsOf, itemsOf, recordsOf, type Note, type Raw } from '../../shared/raw.ts';

/** Ways to show an item that have their own here, or need none. */
const controls: Readonly<Record<string, readonly string[]>> = {
  group: ['page', 'help', 'list', 'inline'],
  display: ['help', 'flyover', 'inline', 'prompt', 'lower', 'upper', 'unit'],
  other: [
    'drop-down',
    'autocomplete',
    'radio-button',
    'check-box',
    'slider',
    'text-box',
    'text-area',
    'spinner',
    'lookup',
  ],
};

const words: ReadonlySet<string> = new Set([
  'id',
  'extension',
  'modifierExtension',
  'linkId',
  'definition',
  'code',
  'prefix',
  'text',
  'type',
  'enableWhen',
  'enableBehavior',
  'required',
  'repeats',
  'readOnly',
  'maxLength',
  'answerValueSet',
  'answerOption',
  'initial',
  'item',
  'answerConstraint',
  'fhir_comments',
]);

/** Notes every extension that means nothing here; it is kept, and goes back as it came. */
export function noteExtensions(resource: Raw, note: Note): void {
  noteElement(resource, '', note);
  const waiting = itemsOf(resource)
    .map((item, index) => ({ item, path: `item[${index}]`, isInRows: false }))
    .reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { item, path, isInRows } = next;
    noteItem(item, path, note);
    notePopulation(item, path, isInRows, note);
    const isRow = isInRows || (item.type === 'group' && item.repeats === true);
    waiting.push(
      ...itemsOf(item)
        .map((inner, index) => ({ item: inner, path: `${path}.item[${index}]`, isInRows: isRow }))
        .reverse(),
    );
  }
}

function noteItem(item: FhirItem, path: string, note: Note): void {
  noteElement(item, path, note);
  noteLanguages(Reflect.get(item, '_text'), `${path}._text`, note);
  for (const key of Object.keys(item))
    if (!words.has(key.replace(/^_/, '')) && !isOwn(item))
      note(`${path}.${key}`, `${key.slice(0, 50)} is no word that FHIR R4 has for an item`);
  const control = controlOf(item);
  const isHelp = item.type === 'text' && control === 'help' && path.includes('.item[');
  const asked = controls[item.type === 'group' || item.type === 'display' ? item.type : isHelp ? 'display' : 'other'];
  if (control !== undefined && !asked?.includes(control) && !isOwn(item))
    note(`${path}.extension`, `the way to show it, ${control.slice(0, 100)}, is not known here`);
  if (
    item.readOnly === true &&
    !extensionsOf(item).some(({ url }) => url === known.calculatedExpression || url.startsWith(own))
  )
    note(`${path}.readOnly`, 'an answer that nobody may change can be changed here');
}

/** What a group is populated from, where it is not. */
function notePopulation(item: FhirItem, path: string, isInRows: boolean, note: Note): void {
  extensionsOf(item).forEach((extension, index) => {
    if (extension.url !== known.populationContext) return;
    const { language = 'text/fhirpath' } = (extension['valueExpression'] ?? {}) as Raw;
    const left =
      language !== 'text/fhirpath'
        ? `a population context in ${String(language).slice(0, 50)}, which is not computed here`
        : item.type !== 'group'
          ? 'a population context of a question has no meaning here'
          : item.repeats === true && isInRows
            ? 'a population context begins no rows within rows'
            : undefined;
    if (left !== undefined) note(`${path}.extension[${index}]`, left);
  });
}

function isOwn(item: FhirItem): boolean {
  return extensionsOf(item).some(({ url }) => url === `${own}type`);
}

const fits = (types: readonly string[], type: string): boolean => types.length === 0 || types.includes(type);

function noteElement(element: object, path: string, note: Note): void {
  const at = path && `${path}.`;
  extensionsOf(element).forEach(({ url }, index) => {
    if (!understood.has(url) && !url.startsWith(own))
      note(`${at}extension[${index}]`, `the extension ${url.slice(0, 200)} has no meaning here`);
  });
  extensionsOf(element).forEach((extension, index) => {
    if (extension.url !== known.launchContext) return;
    const { name = '', types = [] } = launchContextIn(extension) ?? {};
    const isGiven =
      name === 'patient' ||
      (name === 'encounter' && fits(types, 'Encounter')) ||
      (name === 'user' && fits(types, 'Practitioner'));
    if (!isGiven)
      note(
        `${at}extension[${index}]`,
        `the launch context ${name.slice(0, 100)} is given to $populate alone: expressions find it empty elsewhere`,
      );
  });
  recordsOf(Reflect.get(element, 'modifierExtension')).forEach(({ url }, index) => {
    note(
      `${at}modifierExtension[${index}]`,
      `the extension ${String(url).slice(0, 200)}, which may change what everything else means, is not understood`,
    );
  });
}

/** Translations into languages that forms do not have. */
export function noteLanguages(element: unknown, path: string, note: Note): void {
  if (typeof element !== 'object' || element === null) return;
  extensionsOf(element).forEach((extension, index) => {
    if (extension.url !== translation && extension.url !== standard.regex)
      return note(`${path}.extension[${index}]`, `the extension ${extension.url.slice(0, 200)} has no meaning here`);
    const lang = extension.extension?.find(({ url }) => url === 'lang');
    const code = lang?.valueCode ?? lang?.valueString ?? '';
    if (!/^(?:en|fa)(?:-|$)/.test(code)) note(`${path}.extension[${index}]`, `a translation into ${code.slice(0, 20)}`);
  });
}
