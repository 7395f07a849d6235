import { expect } from '@open-wc/testing';
import type { ReactNode } from 'react';
import { onDemand } from './on-demand.tsx';
import { cleanUp, openPortal } from '../../../../test/support/screens/open-portal.tsx';
import { until } from '../../../../test/support/screens/wait.ts';

const network = window.fetch;

/** How the server answers from now on that the code comes from. */
const serve = (reply: () => Response): void => {
  window.fetch = async () => reply();
};
const isLost = (): Response => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => serve(isLost));
afterEach(() => {
  window.fetch = network;
  cleanUp();
});

const besides = (FormView: () => ReactNode) => ({
  screens: {
    FormView,
    DayPicker: () => null,
    DesignerView: () => null,
    ShareView: () => null,
    ProposalView: () => null,
  },
});

describe('A part whose code is fetched when it is shown', () => {
  it('says in its place that it couldn’t be loaded, leaves what was typed beside it, and is there after another try', async () => {
    let tries = 0;
    const Part = onDemand<{ readonly name: string }>(async () => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return ({ name }) => <p>{`part of ${name}`}</p>;
    });
    const portal = await openPortal(
      '/form/page/complaints/-/first-visit/-/-/-',
      besides(() => (
        <>
          <label htmlFor="typed">{'Typed'}</label>
          <input id="typed" />
          <Part name="Sara" />
        </>
      )),
    );
    await portal.until('This part couldn’t be loaded');
    const field = portal.find<HTMLInputElement>('#typed');
    field.value = 'since Monday';
    await portal.press('Try again');
    await portal.until('part of Sara');
    expect(portal.find<HTMLInputElement>('#typed')).to.equal(field);
    expect(field.value).to.equal('since Monday');
    await until(() => !portal.text().includes('couldn’t be loaded'));
    expect(tries).to.equal(2);
  });

  it('that was fetched ahead is there at once, and one that did not come then is asked for again', async () => {
    const tries: string[] = [];
    const fetching = (name: string, fails: boolean) =>
      onDemand(async () => {
        tries.push(name);
        if (fails && tries.filter((one) => one === name).length === 1) throw new TypeError('Failed to fetch');
        return () => <p>{`part ${name}`}</p>;
      });
    const [Come, Missed] = [fetching('come', false), fetching('missed', true)];
    await Promise.all([Come.preload(), Come.preload(), Missed.preload()]);
    expect(tries).to.deep.equal(['come', 'missed']);
    const portal = await openPortal(
      '/form/page/complaints/-/first-visit/-/-/-',
      besides(() => (
        <>
          <Come />
          <Missed />
        </>
      )),
    );
    await portal.until('part come');
    await portal.until('part missed');
    expect(tries).to.deep.equal(['come', 'missed', 'missed']);
  });

  it('comes by itself once the connection is back', async () => {
    let isAway = true;
    const Part = onDemand(async () => {
      if (isAway) throw new TypeError('Failed to fetch dynamically imported module');
      return () => <p>{'the part'}</p>;
    });
    const portal = await openPortal(
      '/form/page/complaints/-/first-visit/-/-/-',
      besides(() => <Part />),
    );
    await portal.until('Check your connection and try again.');
    isAway = false;
    dispatchEvent(new Event('online'));
    await portal.until('the part');
  });

  it('that its server does not have any more offers to load the page again, and is not asked for in vain', async () => {
    let tries = 0;
    const Part = onDemand<object>(async () => {
      tries += 1;
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    serve(() => new Response(null, { status: 404 }));
    const portal = await openPortal(
      '/form/page/complaints/-/first-visit/-/-/-',
      besides(() => <Part />),
    );
    await portal.until('Porsa has been updated since you opened this page.');
    expect(portal.text()).to.contain('Reload page').and.not.to.contain('Try again');
    expect(tries).to.equal(2);
  });

  it('is waited for while something else answers in the place of its server', async () => {
    const Part = onDemand<object>(async () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    serve(() => new Response(null, { status: 502 }));
    const portal = await openPortal(
      '/form/page/complaints/-/first-visit/-/-/-',
      besides(() => <Part />),
    );
    await portal.until('Check your connection and try again.');
  });
});
