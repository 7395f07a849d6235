import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { cleanUp, expectAccessible, openPortal } from '../../../../test/support/screens/open-portal.tsx';
import { still, until } from '../../../../test/support/screens/wait.ts';

const filesPath = '/form/file/complaints/-/first-visit';

describe('the search on a phone', () => {
  before(() => setViewport({ width: 390, height: 800 }));
  after(() => setViewport({ width: 1280, height: 800 }));
  afterEach(cleanUp);

  it('opens with its field ready to write in, and asks on Enter', async () => {
    const portal = await openPortal(filesPath);
    await portal.press('Search');
    await until(() => portal.host.shadowRoot?.activeElement?.localName === 'sl-input', 'the field has the focus');
    await expectAccessible(portal);
    await sendKeys({ type: 'mina' });
    await sendKeys({ press: 'Enter' });
    await until(
      () =>
        portal.calls.some(
          ({ path, body }) => path === 'file/getfiles' && (body as { search?: string }).search === 'mina',
        ),
      'the files are searched',
    );
    expect(portal.visited.at(-1)).to.equal(filesPath);
  });

  it('closes on Escape, and the keyboard is back where it was', async () => {
    const portal = await openPortal(filesPath);
    await portal.press('Search');
    await until(() => portal.host.shadowRoot?.activeElement?.localName === 'sl-input', 'the field has the focus');
    await sendKeys({ press: 'Escape' });
    await still();
    expect(portal.host.shadowRoot?.querySelector('sl-input')).to.equal(null);
    expect(portal.host.shadowRoot?.activeElement?.getAttribute('aria-label')).to.equal('Search');
  });
});
