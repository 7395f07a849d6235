import '@shoelace-style/shoelace/dist/components/icon/icon.js';
import '@shoelace-style/shoelace/dist/components/menu-item/menu-item.js';
import { expect } from '@open-wc/testing';
import { bundleIcons } from './shoelace-icons.ts';
import { until } from '../../../test/support/screens/wait.ts';

bundleIcons();

describe('An icon of Shoelace', () => {
  afterEach(() => document.body.replaceChildren());

  const draws = (icon: Element | null | undefined): boolean =>
    (icon?.shadowRoot?.querySelector('svg')?.getElementsByTagNameNS('http://www.w3.org/2000/svg', 'path').length ?? 0) >
    0;

  it('is drawn where a choice of a menu is turned on', async () => {
    const item = document.body.appendChild(document.createElement('sl-menu-item'));
    Object.assign(item, { type: 'checkbox', checked: true });
    await until(() => draws(item.shadowRoot?.querySelector('sl-icon[name="check"]')), 'the check mark has lines');
  });

  it('that has a name of no control of its own is nothing', async () => {
    const icon = document.body.appendChild(document.createElement('sl-icon'));
    icon.setAttribute('name', 'calculator');
    const svg = () => icon.shadowRoot?.querySelector('svg');
    await until(svg, 'something stands in its place');
    expect(svg()?.childElementCount).to.equal(0);
  });
});
