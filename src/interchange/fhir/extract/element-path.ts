import r4 from 'fhirpath/fhir-context/r4';

/** What FHIR R4 says of an element. */
export interface ElementKind {
  /** Where elements within it are looked up: `Patient.contact`, `HumanName`. */
  readonly base: string;
  /** `HumanName`, `code`, …; of an element that takes one of several types, blank. */
  readonly type: string;
  readonly isList: boolean;
  /** The types that it takes, where these are several. */
  readonly choices: readonly string[];
}

/** One element on the way to another. */
export interface Step {
  readonly name: string;
  /** The way up to here, with the names of slices: `telecom:email`. */
  readonly key: string;
  readonly isSliced: boolean;
  readonly kind: ElementKind;
}

const written = /^[a-z]\w*(?:\[x\])?(?::[\w-]+)?(?:\.[a-z]\w*(?:\[x\])?(?::[\w-]+)?)*$/;

/**
 * The steps to the element of that id, such as `Patient.telecom:email.value`; undefined for what the resource does not
 * have.
 */
export function stepsTo(type: string, elementId: string): readonly Step[] | undefined {
  const path = elementId.startsWith(`${type}.`) ? elementId.slice(type.length + 1) : '';
  if (!written.test(path)) return undefined;
  const steps: Step[] = [];
  let base = type;
  for (const part of path.split('.')) {
    const [element = '', slice] = part.split(':');
    const name = element.replace('[x]', '');
    // The slice of a choice names its type: value[x]:valueQuantity.
    const typed = element.endsWith('[x]') && slice?.startsWith(name) === true ? slice : name;
    const kind = kindOf(base, typed);
    if (kind === undefined) return undefined;
    const key = [steps.at(-1)?.key, part].filter(Boolean).join('.');
    steps.push({ name: typed, key, isSliced: slice !== undefined, kind });
    base = kind.base;
  }
  return steps.slice(0, -1).every(({ kind }) => kind.choices.length === 0) ? steps : undefined;
}

function kindOf(base: string, name: string): ElementKind | undefined {
  for (let owner: string | undefined = base; owner !== undefined; owner = own(r4.type2Parent, owner)) {
    const key = `${owner}.${name}`;
    const elsewhere = own(r4.pathsDefinedElsewhere, key);
    const type = own(r4.path2Type, key) ?? (elsewhere && own(r4.path2Type, elsewhere));
    const choices = own(r4.choiceTypePaths, key) ?? [];
    if (type === undefined && choices.length === 0) continue;
    const isPart = type === 'BackboneElement' || type === 'Element';
    return {
      base: elsewhere ?? (isPart ? key : (type ?? '')),
      type: choices.length > 0 ? '' : (type ?? '').replace('System.String', 'string'),
      isList: own(r4.path2Repeating, key) === true,
      choices: choices.map((each) => each.charAt(0).toLowerCase() + each.slice(1)),
    };
  }
  return undefined;
}

function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
