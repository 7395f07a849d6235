/** What extraction has to know of a resource: its elements that are lists, and those whose answers are codes or codings. */
interface Shape {
  readonly lists: readonly string[];
  readonly codes?: readonly string[];
  readonly codings?: readonly string[];
}

const person: Shape = {
  lists: [
    'identifier',
    'name',
    'name.given',
    'name.prefix',
    'name.suffix',
    'telecom',
    'address',
    'address.line',
    'photo',
    'communication',
    'contact',
    'contact.relationship',
    'contact.telecom',
    'contact.name.given',
    'generalPractitioner',
    'link',
    'qualification',
    'relationship',
  ],
  codes: ['gender', 'name.use', 'telecom.system', 'telecom.use', 'address.use', 'address.type', 'contact.gender'],
};

const event = [
  'identifier',
  'note',
  'category',
  'bodySite',
  'reasonCode',
  'reasonReference',
  'basedOn',
  'partOf',
  'performer',
];

/** Resources of R4 that forms fill by definitions. */
const shapes: Readonly<Record<string, Shape>> = {
  Patient: person,
  RelatedPerson: person,
  Practitioner: person,
  Observation: {
    lists: [
      ...event,
      'code.coding',
      'interpretation',
      'component',
      'component.code.coding',
      'derivedFrom',
      'hasMember',
    ],
    codes: ['status'],
    codings: ['code.coding', 'component.code.coding'],
  },
  Condition: {
    lists: [...event, 'stage', 'evidence', 'code.coding', 'clinicalStatus.coding', 'verificationStatus.coding'],
    codings: ['code.coding', 'clinicalStatus.coding', 'verificationStatus.coding'],
  },
  AllergyIntolerance: {
    lists: ['identifier', 'category', 'note', 'reaction', 'reaction.manifestation', 'reaction.note', 'code.coding'],
    codes: ['type', 'category', 'criticality', 'reaction.severity'],
    codings: ['code.coding'],
  },
  Procedure: {
    lists: [...event, 'report', 'complication', 'followUp', 'code.coding'].filter((path) => path !== 'category'),
    codes: ['status'],
    codings: ['code.coding'],
  },
  Immunization: {
    lists: [
      'identifier',
      'note',
      'performer',
      'reasonCode',
      'education',
      'reaction',
      'protocolApplied',
      'vaccineCode.coding',
    ],
    codes: ['status'],
    codings: ['vaccineCode.coding'],
  },
  MedicationStatement: {
    lists: [
      'identifier',
      'note',
      'dosage',
      'reasonCode',
      'derivedFrom',
      'statusReason',
      'medicationCodeableConcept.coding',
    ],
    codes: ['status'],
    codings: ['medicationCodeableConcept.coding'],
  },
  ServiceRequest: {
    lists: [...event, 'note', 'supportingInfo', 'code.coding'],
    codes: ['status', 'intent', 'priority'],
    codings: ['code.coding'],
  },
};

export function isKnownResource(type: string): boolean {
  return Object.hasOwn(shapes, type);
}

export function isList(type: string, path: string): boolean {
  return shapes[type]?.lists.includes(path) === true;
}

/** Undefined for what takes a value as it is, and a coding as a CodeableConcept. */
export function typeAt(type: string, path: string): 'code' | 'Coding' | undefined {
  if (shapes[type]?.codes?.includes(path) === true) return 'code';
  return shapes[type]?.codings?.includes(path) === true ? 'Coding' : undefined;
}
