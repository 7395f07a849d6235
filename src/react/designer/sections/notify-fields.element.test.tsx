import { expect } from '@open-wc/testing';
import { checkDefinition } from '../../../published/engine.ts';
import { expectAccessible } from '../../../../test/support/screens/accessible.ts';
import { until } from '../../../../test/support/screens/wait.ts';
import {
  button,
  cleanUp,
  click,
  field,
  form,
  host,
  latest,
  open,
  rawKeys,
  shadow,
  write,
} from '../../../../test/support/screens/open-designer.tsx';
import type { ScreenClient } from '../props/designer-props.ts';

afterEach(cleanUp);

const given = (data: unknown) => async () => ({ success: true as const, data });
const client = {
  category: {
    getdraft: given({ rev: 1, version: null, definition: form }),
    storedraft: given({ rev: 2, problems: [] }),
    getcategories: given({ items: [{ id: 'f1', slug: 'surgery', title: { en: 'Surgery' } }], next: null }),
  },
  user: {
    getconnectedusers: given({
      items: [{ id: 'u1', firstName: 'Sara', lastName: 'Ahmadi', email: 'sara@porsa.test', roles: [] }],
      next: null,
    }),
    getvirtualgroups: given([{ id: 'g1', title: 'Night shift', users: 2 }]),
  },
} as unknown as ScreenClient;

const rule = () => latest.conditions.find(({ kind }) => kind === 'notify');
const boxes = () =>
  [...shadow.querySelectorAll<HTMLLabelElement>('.porsa-d-notify .porsa-d-receivers label')].map((label) => ({
    title: label.textContent ?? '',
    input: label.querySelector('input')!,
  }));
const box = (title: string): HTMLInputElement => boxes().find((each) => each.title === title)!.input;

describe('A rule that notifies', () => {
  it('names roles of the form, colleagues and groups, how urgent it is, and what it says', async () => {
    await open({ section: 'condition', category: 'visit', definition: undefined, client });
    await click(button('Add a notification rule'));
    await until(() => boxes().length === 5, 'colleagues have come');
    expect(boxes().map(({ title, input }) => `${title} ${input.checked}`)).to.deep.equal([
      'Owners true',
      'Experts true',
      'Secretaries false',
      'Sara Ahmadi false',
      'Night shift false',
    ]);
    for (const title of ['Owners', 'Secretaries', 'Sara Ahmadi', 'Night shift']) await click(box(title));
    await write(field('Text of the notification'), 'Call the patient today');
    expect(rule()).to.deep.include({
      to: [{ role: 'expert' }, { role: 'secretary' }, { user: 'u1' }, { group: 'g1' }],
      severity: 'warning',
      text: 'Call the patient today',
    });
    expect(checkDefinition(latest).map(({ path, rule: broken }) => `${path} ${broken}`)).to.deep.equal([
      'conditions[1].when conditionempty',
    ]);
    expect(rawKeys()).to.deep.equal([]);
    await expectAccessible(host);
  });

  it('can be set without a server: roles are known anyway', async () => {
    await open({ section: 'condition' });
    await click(button('Add a notification rule'));
    expect(boxes().map(({ title }) => title)).to.deep.equal(['Owners', 'Experts', 'Secretaries']);
  });

  it('says what is missing in its place', async () => {
    await open({ section: 'condition' });
    await click(button('Add a notification rule'));
    for (const title of ['Owners', 'Experts']) await click(box(title));
    const said = () => shadow.querySelector('[data-condition]:has(.porsa-d-notify)')?.textContent ?? '';
    await until(
      () =>
        said().includes('Choose at least one person, group or role to notify.') &&
        said().includes('Enter the text of the notification.'),
      'what is missing is said',
    );
  });
});
