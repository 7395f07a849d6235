import { dashboardDocs } from '../src/elements/dashboard/docs.ts';
import { dashboardSpec } from '../src/elements/dashboard/spec.ts';
import { designerDocs } from '../src/elements/designer/docs.ts';
import { designerSpec } from '../src/elements/designer/spec.ts';
import { commonCssProperties, commonParts, type ElementDocs } from '../src/elements/host/element-docs.ts';
import { formDocs } from '../src/elements/form/docs.ts';
import { formSpec } from '../src/elements/form/spec.ts';
import { proposalDocs } from '../src/elements/proposal/docs.ts';
import { proposalSpec } from '../src/elements/proposal/spec.ts';
import type { AttributeSpec, ElementSpec } from '../src/elements/host/spec.ts';

const elements: readonly { readonly module: string; readonly spec: ElementSpec; readonly docs: ElementDocs }[] = [
  { module: 'elements/form.js', spec: formSpec, docs: formDocs },
  { module: 'elements/designer.js', spec: designerSpec, docs: designerDocs },
  { module: 'elements/proposal.js', spec: proposalSpec, docs: proposalDocs },
  { module: 'elements/dashboard.js', spec: dashboardSpec, docs: dashboardDocs },
];

const typeText = (attribute: AttributeSpec): string => {
  switch (attribute.kind) {
    case 'choice':
      return attribute.values.map((value) => `'${value}'`).join(' | ');
    case 'flag':
      return 'boolean';
    case 'text':
    case 'url':
      return 'string';
    default:
      return attribute satisfies never;
  }
};

const named = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([name, description]) => ({ name, description }));

function attributesOf(spec: ElementSpec, docs: ElementDocs) {
  return Object.entries(spec.attributes).map(([name, attribute]) => ({
    name,
    fieldName: name,
    description: docs.attributes[name],
    type: { text: typeText(attribute) },
  }));
}

/** Attributes that are another way to give a property and do not change with it. */
function writtenAttributesOf(docs: ElementDocs) {
  return Object.entries(docs.properties).flatMap(([name, { attribute }]) =>
    attribute === undefined ? [] : [{ name, fieldName: name, description: attribute, type: { text: 'string' } }],
  );
}

function membersOf(spec: ElementSpec, docs: ElementDocs) {
  const reflected = attributesOf(spec, docs).map(({ name, fieldName, description, type }) => ({
    kind: 'field',
    name: fieldName,
    description,
    type: { text: `${type.text} | undefined` },
    attribute: name,
    reflects: true,
  }));
  const objects = Object.entries(docs.properties).map(([name, { type, description, attribute }]) => ({
    kind: 'field',
    name,
    description,
    type: { text: type },
    ...(attribute !== undefined && { attribute: name }),
  }));
  const methods = Object.entries(docs.methods).map(([name, { type, description }]) => ({
    kind: 'method',
    name,
    description,
    type: { text: type },
  }));
  return [...reflected, ...objects, ...methods];
}

function declarationOf(spec: ElementSpec, docs: ElementDocs) {
  return {
    kind: 'class',
    customElement: true,
    name: docs.className,
    tagName: spec.tag,
    description: docs.summary,
    superclass: { name: 'HTMLElement' },
    attributes: [...attributesOf(spec, docs), ...writtenAttributesOf(docs)],
    members: membersOf(spec, docs),
    events: Object.entries(docs.events).map(([name, { type, description }]) => ({
      name: `porsa-${name}`,
      description,
      type: { text: type },
    })),
    cssParts: named({ ...commonParts, ...docs.parts }),
    cssProperties: named(commonCssProperties),
    cssStates: [{ name: 'ready', description: 'The screen is there.' }],
  };
}

/** What editors and documentation tools read: the Custom Elements Manifest, from the elements' own tables. */
export function createManifest() {
  return {
    schemaVersion: '2.1.0',
    modules: elements.map(({ module, spec, docs }) => ({
      kind: 'javascript-module',
      path: module,
      declarations: [declarationOf(spec, docs)],
      exports: [{ kind: 'custom-element-definition', name: spec.tag, declaration: { name: docs.className, module } }],
    })),
  };
}
