import { expect } from '@open-wc/testing';
import { createManifest } from '../../scripts/custom-elements.ts';
import { formSpec } from '../../src/elements/form/spec.ts';
import { fieldPanels } from '../../src/fields/registry/panels.ts';
import { bundleIcons } from '../../src/elements/screen/shoelace-icons.ts';
import { until } from '../support/screens/wait.ts';
import { glyphOf } from '../../src/react/designer/icons/glyphs.ts';

describe('what editors know of the elements', () => {
  const declarations = createManifest().modules.flatMap((module) => module.declarations);
  const form = declarations.find(({ tagName }) => tagName === 'porsa-form')!;

  it('names every attribute, event and method of the table', () => {
    expect(form.attributes.map(({ name }) => name)).to.deep.equal([...Object.keys(formSpec.attributes), 'definition']);
    // Their names are in the types alone, which hold the texts about them to be all there.
    expect(form.events.map(({ name }) => name)).to.have.members(
      ['ready', 'error', 'change', 'save', 'submit'].map((name) => `porsa-${name}`),
    );
    const members = form.members.map(({ name }) => name);
    expect(members).to.include.members([...Object.keys(formSpec.properties), ...Object.keys(formSpec.methods)]);
  });

  it('says something about each', () => {
    const entries = declarations.flatMap(({ attributes, events, members }) => [...attributes, ...events, ...members]);
    expect(entries.filter(({ description }) => !description)).to.deep.equal([]);
  });

  it('lists what an attribute may be', () => {
    expect(form.attributes.find(({ name }) => name === 'mode')?.type.text).to.equal("'fill' | 'view' | 'preview'");
  });
});

describe('icons', () => {
  it('are there for every type of question', () => {
    expect(
      Object.values(fieldPanels)
        .map(({ icon }) => icon)
        .filter((icon) => glyphOf(icon).length === 0),
    ).to.deep.equal([]);
  });

  it('are drawn without fetching', async () => {
    bundleIcons();
    const fetched = performance.getEntriesByType('resource').length;
    const icon = document.createElement('sl-icon') as HTMLElement & { library: string; name: string };
    Object.assign(icon, { library: 'system', name: 'check' });
    document.body.append(icon);
    await until(() => icon.shadowRoot?.querySelector('svg[part~=svg] path'), 'the icon has lines');
    expect(performance.getEntriesByType('resource')).to.have.length(fetched);
    icon.remove();
  });

  it('that are not ours are not sought elsewhere', async () => {
    bundleIcons();
    const icon = document.createElement('sl-icon') as HTMLElement & { src: string };
    icon.src = 'https://icons.example.org/x.svg';
    const drawn = new Promise((resolve) => icon.addEventListener('sl-load', resolve));
    document.body.append(icon);
    await drawn;
    expect(icon.shadowRoot?.querySelector('svg')?.childElementCount).to.equal(0);
    expect(performance.getEntriesByName(icon.src)).to.deep.equal([]);
    icon.remove();
  });
});
