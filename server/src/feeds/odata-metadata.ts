import { escapeXml } from '../../../src/interchange/xlsform/workbook/write-xlsx.ts';
import type { EntitySet } from './odata-sets.ts';

const namespace = 'Porsa';
const capabilities = 'Org.OData.Capabilities.V1';

/** What the sets are, as CSDL XML: their properties, and that the server neither filters nor sorts. */
export function metadataOf(sets: readonly EntitySet[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<edmx:Edmx xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx" Version="4.0">
<edmx:Reference Uri="https://oasis-tcs.github.io/odata-vocabularies/vocabularies/${capabilities}.xml"><edmx:Include Namespace="${capabilities}"/></edmx:Reference>
<edmx:DataServices><Schema xmlns="http://docs.oasis-open.org/odata/ns/edm" Namespace="${namespace}">
${sets.map(entityType).join('\n')}
<EntityContainer Name="Forms">
${sets.map(entitySet).join('\n')}
</EntityContainer>
</Schema></edmx:DataServices>
</edmx:Edmx>
`;
}

function entityType({ name, properties }: EntitySet): string {
  const [key] = properties;
  const lines = properties.map(
    (property) =>
      `<Property Name="${escapeXml(property.name)}" Type="${property.type}"${property === key ? ' Nullable="false"' : ''}${property.type === 'Edm.DateTimeOffset' ? ' Precision="3"' : ''}/>`,
  );
  return `<EntityType Name="${escapeXml(name)}"><Key><PropertyRef Name="${escapeXml(key?.name ?? '')}"/></Key>\n${lines.join('\n')}\n</EntityType>`;
}

const restriction = (term: string, property: string): string =>
  `<Annotation Term="${capabilities}.${term}"><Record><PropertyValue Property="${property}" Bool="false"/></Record></Annotation>`;

const entitySet = ({ name }: EntitySet): string =>
  `<EntitySet Name="${escapeXml(name)}" EntityType="${namespace}.${escapeXml(name)}">${restriction('FilterRestrictions', 'Filterable')}${restriction('SortRestrictions', 'Sortable')}${restriction('ExpandRestrictions', 'Expandable')}</EntitySet>`;
