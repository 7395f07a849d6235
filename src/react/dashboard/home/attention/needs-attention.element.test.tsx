import { expect } from '@open-wc/testing';
import type { Alert } from '../../../../api/contract/live.ts';
import { takeLiveEvent } from '../../../../store/live.ts';
import { cleanUp, expectAccessible, openPortal, visits } from '../../../../../test/support/screens/open-portal.tsx';
import { until } from '../../../../../test/support/screens/wait.ts';

const alert = (number: number, more: Partial<Alert> = {}): Alert => ({
  id: `0190a000-0000-7000-8000-00000000020${number}`,
  category: visits.id,
  slug: visits.slug,
  categoryTitle: visits.title,
  file: `0190a000-0000-7000-8000-00000000010${number}`,
  entry: `0190a000-0000-7000-8000-00000000030${number}`,
  name: `Patient ${number}`,
  severity: 'danger',
  text: { en: 'Thoughts of self-harm', fa: 'فکر آسیب به خود' },
  createdAt: '2026-11-24T08:00:00Z',
  seen: null,
  ...more,
});

const seenBy = { by: 'Nima Karimi', at: '2026-11-24T09:00:00Z' };

/** A server with these alerts. */
function serverWith(...alerts: Alert[]) {
  const all = new Map(alerts.map((each) => [each.id, each]));
  return {
    add: (each: Alert) => all.set(each.id, each),
    answers: {
      'app/getalerts': ({ seen = false, after, limit = 50 }: { seen?: boolean; after?: string; limit?: number }) => {
        const open = [...all.values()].filter((each) => !each.seen);
        const listed = seen ? [...all.values()] : open;
        const from = Number(after ?? 0);
        const next = from + limit < listed.length ? String(from + limit) : null;
        return { items: listed.slice(from, from + limit), next, total: all.size, unseen: open.length };
      },
      'app/seealert': ({ id }: { id: string }) => {
        const found = all.get(id);
        if (!found) return { success: false, code: 4040, message: '' };
        all.set(id, { ...found, seen: found.seen ?? seenBy });
        return seenBy;
      },
    },
  };
}

const rows = (host: HTMLElement): readonly string[] =>
  [...(host.shadowRoot?.querySelectorAll('.porsa-portal-alerts > li') ?? [])].map((row) => row.textContent ?? '');

describe('Responses that need attention', () => {
  afterEach(cleanUp);

  it('stand first on the dashboard: how urgent, in the words of the rule, with the way to the response', async () => {
    const portal = await openPortal('/dashboard', { answers: serverWith(alert(1)).answers });
    await portal.until('Needs attention');
    expect(rows(portal.host)[0]).to.include('Urgent').and.include('Thoughts of self-harm').and.include('First visit');
    const link = portal.find<HTMLAnchorElement>('.porsa-portal-alerts a');
    expect([link.textContent, link.getAttribute('href')]).to.deep.equal([
      'Patient 1',
      `/form/entries/complaints/-/${visits.id}/${alert(1).file}/${alert(1).entry}`,
    ]);
    expect(portal.text()).to.include('1 response that no one has seen yet');
    await expectAccessible(portal, '.porsa-portal-attention');
  });

  it('stand as far above what waits as that stands above what follows, and a title alone in the middle of its card', async () => {
    const summary = { filesToday: 0, entriesToday: 0, waitingShared: 2, days: [], categories: [] };
    const portal = await openPortal('/dashboard', {
      answers: { ...serverWith(alert(1)).answers, 'dashboard/getsummary': () => summary },
    });
    await portal.until('Patient 1');
    await portal.until('You have 2 new shared files');
    await portal.until('Today’s files');
    const titled = (title: string) =>
      [...portal.host.shadowRoot!.querySelectorAll('main section')]
        .find((section) => section.querySelector('h2')?.textContent === title)!
        .getBoundingClientRect();
    const [attention, waiting, today] = ['Needs attention', 'Waiting for you', 'Today’s files'].map(titled);
    expect(waiting!.top - attention!.bottom).to.be.closeTo(today!.top - waiting!.bottom, 1);
    const middle = (element: Element) =>
      element.getBoundingClientRect().top + element.getBoundingClientRect().height / 2;
    const card = [...portal.host.shadowRoot!.querySelectorAll('.porsa-kit-item')].find((item) =>
      item.textContent?.includes('2 new shared files'),
    )!;
    expect(middle(card.querySelector('.porsa-kit-item-title')!)).to.be.closeTo(middle(card), 2);
  });

  it('are nothing to see for whom there never was one', async () => {
    const portal = await openPortal('/dashboard', { answers: serverWith().answers });
    await portal.until('First visit');
    expect(portal.text()).not.to.include('Needs attention');
  });

  it('leave the list once seen, and say by whom and when to who asks', async () => {
    const portal = await openPortal('/dashboard', { answers: serverWith(alert(1), alert(2)).answers });
    await portal.until('Patient 2');
    await portal.press('Mark as seen: Patient 1');
    await until(() => rows(portal.host).length === 1, 'one is left');
    expect(portal.host.shadowRoot?.activeElement?.textContent).to.equal('Show seen');
    await portal.press('Mark as seen: Patient 2');
    await portal.until('Every response has been seen.');
    await portal.press('Show seen');
    await portal.until('Seen by \u2068Nima Karimi\u2069, 24 November');
    expect(rows(portal.host)).to.have.length(2);
  });

  it('stay, and say why, where they cannot be marked', async () => {
    const portal = await openPortal('/dashboard', {
      answers: { ...serverWith(alert(1)).answers, 'app/seealert': () => ({ success: false, code: 5000, message: '' }) },
    });
    await portal.press('Mark as seen: Patient 1');
    await until(() => portal.host.shadowRoot?.querySelector('[role="alertdialog"]') ?? null, 'the error is said');
    expect(rows(portal.host)).to.have.length(1);
  });

  it('say no more than the role of the reader allows', async () => {
    const portal = await openPortal('/dashboard', {
      answers: serverWith(alert(1, { text: null, severity: 'neutral' })).answers,
    });
    await portal.until('Your role doesn’t include the answers behind it');
    expect(rows(portal.host)[0]).not.to.include('Urgent');
  });

  it('come as they happen', async () => {
    const server = serverWith(alert(1));
    const portal = await openPortal('/dashboard', { answers: server.answers });
    await portal.until('Patient 1');
    server.add(alert(2));
    takeLiveEvent('notice');
    await portal.until('Patient 2');
  });

  it('are read page by page', async () => {
    const many = [1, 2, 3, 4, 5, 6].map((number) => alert(number));
    const portal = await openPortal('/dashboard', { answers: serverWith(...many).answers });
    await portal.until('Patient 5');
    expect(portal.text()).not.to.include('Patient 6');
    await portal.press('Next');
    await portal.until('Patient 6');
    expect(rows(portal.host)).to.have.length(1);
  });

  it('that cannot be loaded are not passed over in silence', async () => {
    let reply: unknown = { success: false, code: 5000, message: '' };
    const { answers } = serverWith(alert(1));
    const portal = await openPortal('/dashboard', {
      answers: { 'app/getalerts': (body: never) => reply ?? answers['app/getalerts'](body) },
    });
    await portal.until('Needs attention');
    reply = undefined;
    await portal.press('Try again');
    await portal.until('Patient 1');
  });
});
