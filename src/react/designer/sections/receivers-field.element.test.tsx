import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/support/screens/accessible.ts';
import {
  button,
  cleanUp,
  click,
  form,
  host,
  latest,
  one,
  open,
  shadow,
} from '../../../../test/support/screens/open-designer.tsx';
import type { ScreenClient } from '../props/designer-props.ts';
import { until } from '../../../../test/support/screens/wait.ts';

afterEach(cleanUp);

const given = (data: unknown) => async () => ({ success: true as const, data });
const refused = async () => ({ success: false as const, code: 4030, message: '' });

const client = (user: object | undefined): ScreenClient =>
  ({
    category: {
      getdraft: given({ rev: 1, version: null, definition: form }),
      storedraft: given({ rev: 2, problems: [] }),
      publish: given({ version: 1, problems: [] }),
      getcategories: given({ items: [{ id: 'f1', slug: 'surgery', title: { en: 'Surgery' } }], next: null }),
    },
    user,
  }) as unknown as ScreenClient;

const colleagues = {
  getconnectedusers: given({
    items: [{ id: 'u1', firstName: 'Sara', lastName: 'Ahmadi', email: 'sara@porsa.test', roles: [] }],
    next: null,
  }),
  getvirtualgroups: given([{ id: 'g1', title: 'Night shift', users: 2 }]),
};

const sent = () => latest.conditions.find(({ kind }) => kind === 'sendfile');
const box = (title: string): HTMLInputElement => {
  const label = [...shadow.querySelectorAll('.porsa-d-receivers label')].find(
    ({ textContent }) => textContent === title,
  );
  return label!.querySelector('input')!;
};

async function openConditions(user: object | undefined, definition = form): Promise<void> {
  const base = client(user);
  await open({
    section: 'condition',
    category: 'visit',
    definition: undefined,
    client: {
      ...base,
      category: { ...base.category, getdraft: given({ rev: 1, version: null, definition }) },
    } as unknown as ScreenClient,
  });
}

describe('Sending a file to colleagues', () => {
  it('goes to forms, to a colleague and to a group of one’s own', async () => {
    await openConditions(colleagues);
    await until(
      () => [...shadow.querySelectorAll('button')].some(({ textContent }) => textContent === 'Add a forwarding rule'),
      'who there is has come',
    );
    await click(button('Add a forwarding rule'));
    for (const title of ['Surgery', 'Sara Ahmadi', 'Night shift']) await click(box(title));
    expect(sent()).to.deep.include({ to: [{ category: 'f1' }, { user: 'u1' }, { group: 'g1' }] });
    await click(box('Sara Ahmadi'));
    expect(sent()).to.deep.include({ to: [{ category: 'f1' }, { group: 'g1' }] });
    await expectAccessible(host);
  });

  it('offers forms where colleagues cannot be had', async () => {
    await openConditions({ getconnectedusers: refused, getvirtualgroups: refused });
    await until(
      () => [...shadow.querySelectorAll('button')].some(({ textContent }) => textContent === 'Add a forwarding rule'),
      'who there is has come',
    );
    await click(button('Add a forwarding rule'));
    expect(
      [...shadow.querySelectorAll('.porsa-d-receivers label')].map(({ textContent }) => textContent),
    ).to.deep.equal(['Surgery']);
  });

  it('keeps receivers that this designer does not know, and says how many', async () => {
    await openConditions(colleagues, {
      ...form,
      conditions: [{ id: 's', kind: 'sendfile', when: 'ANSWERED(first)', to: [{ group: 'of-somebody-else' }] }],
    });
    await until(() => shadow.querySelector('.porsa-d-receivers'), 'who there is has come');
    expect(one('[data-condition="s"]').textContent).to.contain('1 more recipient was set by someone else.');
    await click(box('Surgery'));
    expect(sent()).to.deep.include({ to: [{ group: 'of-somebody-else' }, { category: 'f1' }] });
  });
});
