import { expect } from '@open-wc/testing';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import {
  card,
  cleanUp,
  click,
  form,
  latest,
  one,
  open,
  root,
} from '../../../../test/support/screens/open-designer.tsx';
import { until } from '../../../../test/support/screens/wait.ts';
import type { ScreenClient } from '../props/designer-props.ts';

afterEach(cleanUp);

const sara = { id: 's', name: 'Sara Ahmadi' };

/** A server that knows who edits its one draft. */
function createServer() {
  const state = {
    rev: 3,
    definition: form,
    editors: [] as readonly object[],
    down: false,
    /** Whether calls get no reply, as those of a page that is gone. */
    silent: false,
    heard: [] as {
      category?: string;
      window?: string;
      page?: string;
      question?: string;
      left?: boolean;
      keepalive?: boolean;
    }[],
  };
  const client = {
    category: {
      getdraft: async () => ({
        success: true,
        data: { ...state, id: 'id', slug: 'visit', title: 'Visit', version: 4, savedBy: sara },
      }),
      storedraft: async (body: { definition: FormDefinition }) => {
        Object.assign(state, { rev: state.rev + 1, definition: body.definition });
        return { success: true, data: { rev: state.rev, problems: [] } };
      },
      editform: async (body: object, options?: object) => {
        state.heard.push({ ...body, ...options });
        if (state.silent) return new Promise(() => undefined);
        if (state.down) return { success: false, code: 5002, message: '' };
        return { success: true, data: { rev: state.rev, editors: state.editors } };
      },
    },
  } as unknown as ScreenClient;
  return { state, client };
}

const line = () => one('.porsa-d-editing-too').textContent ?? '';
/** Somebody comes back to the page, which asks at once. */
const look = () => document.dispatchEvent(new Event('visibilitychange'));

describe('Who edits a form', () => {
  it('is named with what they are on, and gone when they leave or nobody can be asked', async () => {
    const { state, client } = createServer();
    state.editors = [{ ...sara, page: 'one', question: 'q-second' }];
    await open({ client, category: 'visit', person: 'me' });
    await until(() => /Sara Ahmadi.? is editing too · second/.test(line()), 'she is named');
    state.editors = [
      { ...sara, page: 'two' },
      { id: 'r', name: 'Reza' },
    ];
    look();
    await until(() => /Sara Ahmadi.? and 1 other are editing too$/.test(line()), 'both are counted');
    state.editors = [];
    look();
    await until(() => line() === '', 'they left');
    state.editors = [sara];
    look();
    await until(() => line() !== '', 'she is back');
    state.down = true;
    look();
    await until(() => line() === '', 'nothing is claimed');
  });

  it('is told what is selected here, and that the window was closed', async () => {
    const { state, client } = createServer();
    await open({ client, category: 'visit', person: 'me' });
    await until(() => state.heard.length > 0, 'the server is told');
    await click(card('q-second'));
    look();
    await until(
      () => state.heard.some(({ page, question }) => page === 'one' && question === 'q-second'),
      'what is on',
    );
    root.unmount();
    await until(() => state.heard.at(-1)?.left, 'the window has left');
  });

  it('is told that the window is left even while the page goes, which keeps no other call', async () => {
    const { state, client } = createServer();
    await open({ client, category: 'visit', person: 'me' });
    await until(() => state.heard.length > 0, 'the window is known');
    dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(state.heard.at(-1)).to.include({ left: true, keepalive: true });
  });

  it('names another window of one’s own as such', async () => {
    const { state, client } = createServer();
    state.editors = [{ id: 'me', name: 'Me' }];
    await open({ client, category: 'visit', person: 'me' });
    await until(() => line().includes('another window of yours'), 'it is named');
  });

  it('is not oneself after signing in again: the window whose leaving was refused goes on', async () => {
    const { state, client } = createServer();
    const reopen = async (category: string) => {
      const before = state.heard.length;
      await open({ client, category, person: 'me' });
      await until(() => state.heard.length > before, 'the window is known');
      return state.heard.at(-1)!.window;
    };
    const first = await reopen('visit');
    state.down = true;
    root.unmount();
    await until(() => state.heard.at(-1)?.left, 'the session has ended, and leaving is refused');
    state.down = false;
    expect(await reopen('another'), 'the window of another form').not.to.equal(first);
    root.unmount();
    expect(await reopen('visit')).to.equal(first);
    root.unmount();
    await until(() => state.heard.at(-1)?.left, 'the window has left');
    expect(await reopen('visit'), 'a window that has left').not.to.equal(first);
  });

  it('is not oneself after a reload before the server has heard that the page was left', async () => {
    const { state, client } = createServer();
    const openAs = async (person: string) => {
      const before = state.heard.length;
      await open({ client, category: 'visit', person });
      await until(() => state.heard.length > before, 'the window is known');
      return state.heard.at(-1)!.window;
    };
    const first = await openAs('me');
    state.silent = true;
    dispatchEvent(new PageTransitionEvent('pagehide'));
    state.silent = false;
    expect(await openAs('me')).to.equal(first);
    state.silent = true;
    dispatchEvent(new PageTransitionEvent('pagehide'));
    state.silent = false;
    expect(await openAs('another'), 'the window of another person').not.to.equal(first);
  });

  it('brings what they saved into the form without a question', async () => {
    const { state, client } = createServer();
    await open({ client, category: 'visit', person: 'me' });
    await until(() => state.heard.length > 0, 'the server is told');
    Object.assign(state, { rev: 4, definition: { ...form, layout: 'single' } });
    look();
    await until(() => latest.layout === 'single', 'it came in');
    expect(one('.porsa-kit-toast').textContent).to.match(/Changes by .?Sara Ahmadi.? were added/);
    expect(one('.porsa-d-saving').textContent).to.contain('Saved');
    expect(state.rev, 'nothing was to be saved').to.equal(4);
  });
});
