import type { FormDefinition, Language } from '../../../../src/engine/definition/types.ts';
import { localize } from '../../../../src/fields/texts/localize.ts';
import { escapeXml } from '../../../../src/interchange/xlsform/workbook/write-xlsx.ts';
import type { GivenEntry } from './given-entries.ts';
import { odmGroups, type OdmGroup, type OdmItem, type OdmType, type OdmWanted } from './odm-items.ts';
import type { OwnColumn } from './study-table.ts';
import type { UsedVersion } from '../columns.ts';

export interface OdmStudy extends OdmWanted {
  readonly slug: string;
  readonly title: string;
  readonly createdAt: string;
  readonly versions: readonly UsedVersion[];
  /** What of the response and the patient is written: each as an item of its own. */
  readonly own: readonly OwnColumn[];
  entries(): AsyncIterable<GivenEntry>;
}

/** Attributes whose value is undefined are left out. */
function tag(name: string, attributes: Readonly<Record<string, string | undefined>>, inner?: string): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${attributeText(value)}"`))
    .join('');
  return inner === undefined ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`;
}

/** Line breaks in an attribute are spaces to whoever reads it, unless they are written by number. */
const attributeText = (value: string): string =>
  escapeXml(value).replaceAll(/[\t\n\r]/g, (space) => `&#${space.charCodeAt(0)};`);

const text = (content: string, language: Language): string =>
  tag('TranslatedText', { 'xml:lang': language }, escapeXml(content));

const yesNo = (is: boolean): string => (is ? 'Yes' : 'No');

const lengths: Readonly<Record<OdmType, string | undefined>> = {
  text: '100000',
  integer: '15',
  float: '24',
  date: undefined,
  time: undefined,
  datetime: undefined,
  boolean: undefined,
};

/** Form and answers in CDISC ODM 1.3.2, written as the entries come: each version of the form is a version of the metadata. */
export async function* writeOdm(study: OdmStudy): AsyncGenerator<string> {
  const { slug, title, createdAt, versions, language } = study;
  const plans = new Map(versions.map(({ version, definition }) => [version, odmGroups(definition, study)]));
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<ODM xmlns="http://www.cdisc.org/ns/odm/v1.3" ODMVersion="1.3.2" FileType="Transactional" FileOID="${escapeXml(`${slug}.${createdAt}`)}" CreationDateTime="${createdAt}" SourceSystem="Porsa">\n`;
  yield `<Study OID="S.${escapeXml(slug)}"><GlobalVariables>${tag('StudyName', {}, escapeXml(title))}${tag('StudyDescription', {}, escapeXml(title))}${tag('ProtocolName', {}, escapeXml(slug))}</GlobalVariables>\n`;
  yield basicDefinitions([...plans.values()].flat(), language);
  for (const { version, definition } of versions) yield metadata(study, version, definition, plans.get(version) ?? []);
  yield '</Study>\n';
  yield* clinicalData(study, plans);
  yield '</ODM>\n';
}

const unitOf = ({ question }: OdmItem, language: Language): string =>
  question.type === 'number' || question.type === 'calculated' || question.type === 'numericrange'
    ? localize(question.unit, language)
    : '';

const unitId = (unit: string): string => `MU.${unit}`;

function basicDefinitions(groups: readonly OdmGroup[], language: Language): string {
  const units = new Set(groups.flatMap(({ items }) => items.map((item) => unitOf(item, language))).filter(Boolean));
  if (units.size === 0) return '';
  const written = [...units].map((unit) =>
    tag('MeasurementUnit', { OID: unitId(unit), Name: unit }, tag('Symbol', {}, text(unit, language))),
  );
  return `<BasicDefinitions>${written.join('')}</BasicDefinitions>\n`;
}

/** Parts in the order that the schema asks for. */
function metadata(study: OdmStudy, version: number, definition: FormDefinition, groups: readonly OdmGroup[]): string {
  const { language, own } = study;
  const title = localize(definition.title, language) || study.title;
  const items = groups.flatMap((group) => group.items);
  const coded = items.filter((item) => item.options);
  const ownGroup = tag(
    'ItemGroupDef',
    { OID: 'IG.RESPONSE', Name: 'Response', Repeating: 'No' },
    own.map(({ name }, index) => itemRef(`I._${name}`, false, index)).join(''),
  );
  const groupIds = [...(own.length > 0 ? ['IG.RESPONSE'] : []), ...groups.map(({ oid }) => oid)];
  const parts = [
    tag('Protocol', {}, tag('StudyEventRef', { StudyEventOID: 'SE.RESPONSE', OrderNumber: '1', Mandatory: 'Yes' })),
    tag(
      'StudyEventDef',
      { OID: 'SE.RESPONSE', Name: title, Repeating: 'Yes', Type: 'Common' },
      tag('FormRef', { FormOID: 'F.FORM', OrderNumber: '1', Mandatory: 'Yes' }),
    ),
    tag(
      'FormDef',
      { OID: 'F.FORM', Name: title, Repeating: 'No' },
      groupIds
        .map((oid, index) =>
          tag('ItemGroupRef', { ItemGroupOID: oid, OrderNumber: String(index + 1), Mandatory: 'No' }),
        )
        .join(''),
    ),
    own.length > 0 ? ownGroup : '',
    ...groups.map(({ oid, title: name, container, items: inner }) =>
      tag(
        'ItemGroupDef',
        { OID: oid, Name: name, Repeating: yesNo(container !== undefined) },
        inner.map((item, index) => itemRef(item.oid, item.isMandatory, index)).join(''),
      ),
    ),
    ...own.map(({ name, kind }) => tag('ItemDef', ownItem(name, kind))),
    ...items.map((item) => itemDef(item, language)),
    ...coded.map((item) => codeList(item, language)),
  ];
  return `${tag('MetaDataVersion', { OID: `MDV.${version}`, Name: `${title} ${version}` }, `\n${parts.filter(Boolean).join('\n')}\n`)}\n`;
}

const itemRef = (oid: string, isMandatory: boolean, index: number): string =>
  tag('ItemRef', { ItemOID: oid, OrderNumber: String(index + 1), Mandatory: yesNo(isMandatory) });

function ownItem(name: string, kind: OwnColumn['kind']): Readonly<Record<string, string | undefined>> {
  const type: OdmType = kind === 'number' ? 'float' : kind;
  return { OID: `I._${name}`, Name: name, DataType: type, Length: lengths[type], SignificantDigits: digits(type, 0) };
}

const digits = (type: OdmType, decimals: number): string | undefined =>
  type === 'float' ? String(decimals) : undefined;

function itemDef(item: OdmItem, language: Language): string {
  const { oid, title, type, question, options } = item;
  const unit = unitOf(item, language);
  const bounds =
    type === 'integer' || type === 'float' ? [rangeCheck('GE', question.min), rangeCheck('LE', question.max)] : [];
  const inner = [
    tag('Question', {}, text(title, language)),
    unit === '' ? '' : tag('MeasurementUnitRef', { MeasurementUnitOID: unitId(unit) }),
    ...bounds,
    options ? tag('CodeListRef', { CodeListOID: listId(item) }) : '',
  ];
  return tag(
    'ItemDef',
    {
      OID: oid,
      Name: oid.slice(2),
      DataType: type,
      Length: lengths[type],
      SignificantDigits: digits(type, question.floatcount ?? 2),
    },
    inner.join(''),
  );
}

function rangeCheck(comparator: 'GE' | 'LE', bound: number | string | undefined): string {
  const number = Number(bound ?? Number.NaN);
  if (bound === '' || !Number.isFinite(number)) return '';
  return tag('RangeCheck', { Comparator: comparator, SoftHard: 'Hard' }, tag('CheckValue', {}, String(number)));
}

const listId = ({ oid }: OdmItem): string => `CL.${oid.slice(2)}`;

const codeList = (item: OdmItem, language: Language): string =>
  tag(
    'CodeList',
    { OID: listId(item), Name: item.oid.slice(2), DataType: 'text' },
    (item.options ?? [])
      .map(({ value, text: label }) =>
        tag(
          'CodeListItem',
          { CodedValue: value },
          tag('Decode', {}, text(localize(label, language) || value, language)),
        ),
      )
      .join(''),
  );

/** Answers of one version of the metadata stand together, as long as none of another comes between. */
async function* clinicalData(study: OdmStudy, plans: ReadonlyMap<number, readonly OdmGroup[]>): AsyncGenerator<string> {
  let open: number | undefined;
  for await (const entry of study.entries()) {
    const groups = plans.get(entry.version);
    if (groups === undefined) continue;
    if (open !== entry.version) {
      if (open !== undefined) yield '</ClinicalData>\n';
      yield `<ClinicalData StudyOID="S.${escapeXml(study.slug)}" MetaDataVersionOID="MDV.${entry.version}">\n`;
      open = entry.version;
    }
    yield `${subject(study, entry, groups)}\n`;
  }
  if (open !== undefined) yield '</ClinicalData>\n';
}

function subject({ own }: OdmStudy, entry: GivenEntry, groups: readonly OdmGroup[]): string {
  const ownItems = own.map((column) => itemData(`I._${column.name}`, ownValue(column, entry))).join('');
  const first = ownItems === '' ? '' : tag('ItemGroupData', { ItemGroupOID: 'IG.RESPONSE' }, ownItems);
  const form = tag('FormData', { FormOID: 'F.FORM' }, first + groups.map((group) => groupData(group, entry)).join(''));
  const event = tag('StudyEventData', { StudyEventOID: 'SE.RESPONSE', StudyEventRepeatKey: entry.id }, form);
  return tag('SubjectData', { SubjectKey: entry.file, TransactionType: 'Upsert' }, event);
}

function ownValue(column: OwnColumn, entry: GivenEntry): string | undefined {
  const cell = column.read(entry);
  if (cell === undefined || cell === '') return undefined;
  return column.kind === 'datetime' ? `${String(cell).replace(' ', 'T')}:00` : String(cell);
}

function groupData({ oid, container, items }: OdmGroup, { answers }: GivenEntry): string {
  if (container === undefined) return dataOf(oid, undefined, items, answers);
  const rows = answers[container];
  if (!Array.isArray(rows)) return '';
  return (rows as readonly GivenEntry['answers'][])
    .map((row, index) => dataOf(oid, String(index + 1), items, row))
    .join('');
}

function dataOf(
  oid: string,
  key: string | undefined,
  items: readonly OdmItem[],
  answers: GivenEntry['answers'],
): string {
  const data = items.map((item) => itemData(item.oid, item.read(answers))).join('');
  return data === '' ? '' : tag('ItemGroupData', { ItemGroupOID: oid, ItemGroupRepeatKey: key }, data);
}

const itemData = (oid: string, value: string | undefined): string =>
  value === undefined ? '' : tag('ItemData', { ItemOID: oid, Value: value });
