import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/support/screens/accessible.ts';
import {
  announcement,
  button,
  cleanUp,
  click,
  controller,
  field,
  findButton,
  form,
  latest,
  one,
  open,
  rawKeys,
  shadow,
  text,
  write,
} from '../../../../test/support/screens/open-designer.tsx';
import { until } from '../../../../test/support/screens/wait.ts';
import type { PublishedVersion, ScheduledPublication } from '../../../api/contract/publishing/versions.ts';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import type { ScreenClient } from '../props/designer-props.ts';

const scored: Question = text('scored', {
  type: 'select',
  options: [
    { text: 'Never', value: 'n', score: 0 },
    { text: 'Often', value: 'o', score: 2 },
  ],
});
const total: Question = text('total', { type: 'calculated', formula: 'SCORE(scored)' });
const withPage = (...questions: Question[]): FormDefinition => ({
  ...form,
  pages: [{ ...form.pages[0]!, questions: [...form.pages[0]!.questions, ...questions] }, form.pages[1]!],
});
const published = withPage(scored, total);
const draft = withPage(
  { ...scored, options: [scored.options![0]!, { ...scored.options![1]!, score: 3 }] },
  { ...total, title: { en: 'Sum', fa: 'total فارسی' } },
);

interface Server {
  readonly live?: FormDefinition;
  readonly draft?: FormDefinition;
  readonly versions?: readonly PublishedVersion[];
  scheduled?: ScheduledPublication | null;
  readonly refuse?: Readonly<
    Record<string, { readonly code: number; readonly message: string; readonly data?: unknown }>
  >;
}

const version = (number: number, more: Partial<PublishedVersion> = {}): PublishedVersion => ({
  version: number,
  publishedAt: '2026-11-03T08:30:00Z',
  publishedBy: 'Sara Karimi',
  entries: 12 * number,
  isLive: false,
  ...more,
});
const two = [version(2, { isLive: true, note: 'New scale' }), version(1)];

/** A server that answers at once, and what it was asked. */
function serve({ versions = two, scheduled = null, refuse = {}, live = published, draft: mine = draft }: Server = {}) {
  const calls: (readonly [string, unknown])[] = [];
  const answering =
    (name: string, data: unknown) =>
    async (body: unknown): Promise<never> => {
      calls.push([name, body]);
      return (refuse[name] ? { success: false, ...refuse[name] } : { success: true, data }) as never;
    };
  const category = {
    getdraft: answering('getdraft', {
      id: 'x',
      slug: 'visit',
      title: form.title,
      rev: 5,
      definition: mine,
      version: 2,
    }),
    storedraft: answering('storedraft', { rev: 6, problems: [] }),
    publish: answering('publish', { version: 3, problems: [] }),
    getversions: answering('getversions', versions),
    getform: answering('getform', { definition: live }),
    storeversion: answering('storeversion', {}),
    withdrawversion: answering('withdrawversion', { live: 1 }),
    getschedule: answering('getschedule', { scheduled }),
    schedulepublication: answering('schedulepublication', {}),
    cancelschedule: answering('cancelschedule', {}),
    storecategory: answering('storecategory', {}),
    getcategories: answering('getcategories', { items: [{ id: 'f2', slug: 'ward', title: 'Ward round' }] }),
  };
  const client = {
    // As the real client, which makes its services anew whenever they are read.
    get category() {
      return { ...category };
    },
    user: {
      getconnectedusers: answering('getconnectedusers', {
        items: [{ id: 'u1', firstName: 'Sara', lastName: 'Karimi', email: 's@example.org' }],
      }),
      getvirtualgroups: answering('getvirtualgroups', []),
    },
    app: { getaddress: answering('getaddress', { isWithdrawn: false }) },
  } as unknown as ScreenClient;
  return {
    client,
    asked: (name: string) => calls.filter(([each]) => each === name).map(([, body]) => body),
  };
}

async function openVersions(server: Server = {}, language: 'en' | 'fa' = 'en') {
  const { client, asked } = serve(server);
  await open({ client, category: 'visit', section: 'versions', definition: undefined }, language);
  await until(
    () => shadow.querySelector('.porsa-d-version-list, .porsa-d-versions .porsa-kit-alert, .porsa-d-versions p'),
    'versions',
  );
  await until(() => !versionsShown() || shadow.querySelector('.porsa-d-comparison'), 'the comparison');
  return asked;
}
const versionsShown = (): boolean => shadow.querySelector('.porsa-d-version-list') !== null;
const rows = (): string[] =>
  [...shadow.querySelectorAll<HTMLElement>('.porsa-d-version-list > li .porsa-d-version-about')].map(({ innerText }) =>
    innerText.replaceAll(/\s+/g, ' ').trim(),
  );
const choose = async (number: number, item: string): Promise<void> => {
  await click(button(`Actions for version ${number}`));
  await click([...shadow.querySelectorAll<HTMLElement>('[role=menuitem]')].find((each) => each.textContent === item)!);
};
const inDialog = (label: string): HTMLElement =>
  [...shadow.querySelectorAll<HTMLElement>('dialog sl-button')].find((each) => each.textContent?.trim() === label)!;
const dialog = (): string => one('dialog').innerText;

describe('The versions of a form', () => {
  afterEach(cleanUp);

  it('are listed with who published them, their note and their responses, and the live one is named', async () => {
    await openVersions();
    expect(rows()).to.have.length(2);
    expect(rows()[0]).to.match(/^Version 2 Live New scale 3 November 2026 · \d\d:\d\d · Sara Karimi · 24 responses$/);
    expect(rows()[1]).to.match(/^Version 1 3 November .* 12 responses$/);
    expect(rawKeys()).to.deep.equal([]);
    await expectAccessible(one('.porsa-d-versions'));
  });

  it('say what differs between the live one and the draft, by page and question, in words', async () => {
    await openVersions();
    const said = one('.porsa-d-comparison').innerText.replaceAll(/[\u2068\u2069]/g, '');
    expect(said).to.contain('2 differences').and.to.contain('Page: One');
    expect(said).to.match(/scored\s*Changed\s*Often: Score\s*Before:\s*2\s*After:\s*3/);
    expect(said).to.match(/Sum\s*Changed\s*Title \(English\)\s*Before:\s*total\s*After:\s*Sum/);
  });

  it('are fetched once, however often the screen is drawn', async () => {
    const asked = await openVersions();
    for (let frame = 0; frame < 20; frame += 1)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    expect(asked('getform')).to.deep.equal([{ category: 'visit', version: 2 }]);
  });

  it('say of jumps and rules where they lead and whom they tell', async () => {
    const jump = { id: 'j', kind: 'gotopage' as const, from: 'one', to: 'one', when: 'ANSWERED(first)' };
    const rule = { id: 'n', kind: 'notify' as const, text: 'Look', when: 'ANSWERED(first)' };
    await openVersions({
      live: { ...draft, conditions: [jump, { ...rule, to: [{ role: 'owner' }, { user: 'u1' }] }] },
      draft: {
        ...draft,
        conditions: [
          { ...jump, to: 'two' },
          { ...rule, to: [{ role: 'expert' }, { user: 'gone' }] },
        ],
      },
    });
    await until(() => /Notify colleagues/.test(one('.porsa-d-comparison').innerText), 'the rule');
    await until(() => /Sara Karimi/.test(one('.porsa-d-comparison').innerText), 'the names of colleagues');
    const said = one('.porsa-d-comparison').innerText.replaceAll(/[\u2068\u2069]/g, '');
    expect(said).to.match(/Go to page\s*Before:\s*One\s*After:\s*Two/);
    expect(said).to.match(/Recipients\s*Before:\s*Owners, Sara Karimi\s*After:\s*Experts, Colleagues?/);
    expect(rawKeys()).to.deep.equal([]);
  });

  it('are compared with one another as they are chosen', async () => {
    const asked = await openVersions();
    await choose(2, 'Compare with version 1');
    await until(() => /no difference/.test(one('.porsa-d-versions').innerText), 'the same form twice');
    expect(field('Before')).to.have.value('1');
    expect(shadow.activeElement?.textContent).to.equal('Compare');
    expect(asked('getform')).to.deep.equal([
      { category: 'visit', version: 2 },
      { category: 'visit', version: 1 },
    ]);
  });

  it('become the draft again once that is confirmed: one step, to be undone, and nothing is published', async () => {
    const asked = await openVersions();
    await choose(1, 'Restore as draft');
    expect(dialog()).to.contain('Restore version 1 as the draft?');
    expect(controller.form.definition().pages[0]!.questions.at(-1)!.title).to.deep.equal(
      draft.pages[0]!.questions.at(-1)!.title,
    );
    await click(inDialog('Restore as draft'));
    await until(() => !shadow.querySelector('dialog'), 'the dialog is closed');
    expect(controller.form.definition()).to.deep.equal(published);
    expect(announcement()).to.contain('Version 1 is the draft now.');
    await click(button('Undo'));
    expect(controller.form.definition()).to.deep.equal(draft);
    expect(asked('publish')).to.deep.equal([]);
  });

  it('have a note, which is changed where they are listed; a refusal leaves what was typed', async () => {
    const asked = await openVersions({ refuse: { storeversion: { code: 4030, message: 'You may not do this.' } } });
    await choose(2, 'Edit note');
    await write(field('Note'), 'Newest scale');
    await click(inDialog('Save'));
    await until(() => shadow.querySelector('dialog [role=alert]'), 'the refusal');
    expect(dialog()).to.contain('You may not do this.');
    expect(field('Note')).to.have.value('Newest scale');
    expect(asked('storeversion')).to.deep.equal([{ category: 'visit', version: 2, note: 'Newest scale' }]);
  });

  it('are withdrawn after it is said what happens to links and embedded forms', async () => {
    const asked = await openVersions();
    await choose(2, 'Withdraw');
    expect(dialog())
      .to.contain('Version 1 becomes the live one.')
      .and.to.contain('websites that embed the form show version 1');
    await expectAccessible(one('dialog'));
    await click(inDialog('Withdraw'));
    await until(() => !shadow.querySelector('dialog'), 'the dialog is closed');
    expect(asked('withdrawversion')).to.deep.equal([{ category: 'visit', version: 2, withdrawn: true }]);
    expect(asked('getversions')).to.have.length(2);
    expect(announcement()).to.contain('Version 2 withdrawn.');
  });

  it('that are withdrawn are reinstated; the last one left is not withdrawn', async () => {
    const asked = await openVersions({
      versions: [version(2, { withdrawnAt: '2026-11-04T08:00:00Z' }), version(1, { isLive: true })],
    });
    await choose(1, 'Withdraw');
    expect(dialog()).to.contain('This is the only version left');
    await click(inDialog('Cancel'));
    await choose(2, 'Reinstate');
    expect(dialog()).to.contain('Version 2 becomes the live one.');
    await click(inDialog('Reinstate'));
    await until(() => asked('withdrawversion').length === 1, 'the call');
    expect(asked('withdrawversion')).to.deep.equal([{ category: 'visit', version: 2, withdrawn: false }]);
  });

  it('are closed as a whole after it is said what happens then', async () => {
    const asked = await openVersions();
    await click(button('Close the form'));
    expect(dialog()).to.contain('Websites that embed the form show the same.');
    await click(inDialog('Close the form'));
    await until(() => asked('storecategory').length === 1, 'the call');
    expect(asked('storecategory')).to.deep.equal([{ id: 'visit', settings: { withdrawn: true } }]);
  });

  it('that cannot be loaded say so, with a way to try again', async () => {
    const asked = await openVersions({ refuse: { getversions: { code: 5002, message: '' } } });
    await until(() => findButton('Try again'), 'the way to try again');
    await click(button('Try again'));
    await until(() => asked('getversions').length === 2, 'asked again');
  });

  it('are shown in Persian', async () => {
    await openVersions({}, 'fa');
    expect(one('.porsa-d-versions').innerText).to.contain('نسخهٔ ۲').and.to.contain('۲۴ پاسخ');
    expect(rawKeys()).to.deep.equal([]);
    await expectAccessible(one('.porsa-d-versions'));
  });
});

describe('A publication', () => {
  afterEach(cleanUp);
  const planned: ScheduledPublication = {
    at: '2030-01-07T08:00:00Z',
    rev: 5,
    note: 'On Monday',
    scheduledAt: '2026-11-24T05:00:00Z',
    scheduledBy: 'Sara Karimi',
  };

  it('is scheduled for a day and a time once the draft is saved; a time that has passed is refused', async () => {
    const asked = await openVersions();
    await click(button('Schedule a publication'));
    await until(() => shadow.querySelector<HTMLElement>('dialog .porsa-d-answer-input input'), 'the day');
    await click(inDialog('Schedule'));
    expect(dialog()).to.contain('Enter a day and a time.');
    const inputs = [...shadow.querySelectorAll<HTMLInputElement>('dialog .porsa-d-answer-input input')];
    await write(inputs[0]!, '2020-01-07');
    inputs[0]!.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await write(inputs[1]!, '08:00');
    inputs[1]!.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await click(inDialog('Schedule'));
    expect(dialog()).to.contain('This time has already passed.');
    await write(inputs[0]!, '2031-01-07');
    inputs[0]!.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await write(field('Note'), 'On Tuesday');
    await click(inDialog('Schedule'));
    await until(() => asked('schedulepublication').length === 1, 'the call');
    const at = new Date('2031-01-07T08:00').toISOString();
    expect(asked('schedulepublication')).to.deep.equal([{ category: 'visit', rev: 5, at, note: 'On Tuesday' }]);
    await until(() => !shadow.querySelector('dialog'), 'the dialog is closed');
  });

  it('that is to come is shown with who scheduled it, and is cancelled', async () => {
    const asked = await openVersions({ scheduled: planned });
    const said = one('.porsa-d-scheduled').innerText.replaceAll(/[\u2068\u2069]/g, '');
    expect(said)
      .to.match(/goes live on 7 January 2030 · \d\d:\d\d/)
      .and.to.contain('Scheduled by Sara Karimi');
    expect(said).not.to.contain('changed since');
    await click(button('Cancel the publication'));
    await until(() => asked('cancelschedule').length === 1, 'the call');
    expect(announcement()).to.contain('Publication canceled.');
  });

  it('is not of a draft that changed since, which is said', async () => {
    await openVersions({ scheduled: { ...planned, rev: 3 } });
    expect(one('.porsa-d-scheduled').innerText).to.contain('The draft has changed since.');
  });

  it('that did not take place says why, with the problems', async () => {
    const problems = [
      { path: 'pages[0].questions[0].title', rule: 'titlemissing', message: 'Enter a title.', params: {} },
    ];
    await openVersions({
      scheduled: { ...planned, failure: { kind: 'problems', at: planned.at, problems: problems as never } },
    });
    const said = one('.porsa-d-schedule').innerText;
    expect(said).to.contain('Not published on').and.to.contain('The form had errors.').and.to.contain('Enter a title.');
    expect(latest).to.exist;
    await expectAccessible(one('.porsa-d-schedule'));
  });
});

describe('Publishing a form whose scores change their meaning', () => {
  afterEach(cleanUp);

  it('lists the changes and how many responses there are, and still leaves it to the person', async () => {
    const { client, asked } = serve();
    await open({ client, category: 'visit', definition: undefined });
    await click(button('Publish'));
    await until(
      () => shadow.querySelector('dialog [aria-label="Stored scores will no longer be comparable"]'),
      'the warning',
    );
    const said = dialog().replaceAll(/[\u2068\u2069]/g, '');
    expect(said).to.contain('36 responses were scored by version 2 or earlier');
    expect(said).to.contain('scored – Scores of options changed: Often. Affects total.');
    await expectAccessible(one('dialog'));
    await write(field('Note (optional)'), ' Often counts 3 ');
    await click(inDialog('Publish anyway'));
    await until(() => asked('publish').length === 1, 'the form is published');
    expect(asked('publish')).to.deep.equal([{ category: 'visit', rev: 5, note: 'Often counts 3' }]);
  });

  it('says nothing where no response was given yet', async () => {
    const { client, asked } = serve({ versions: [version(1, { isLive: true, entries: 0 })] });
    await open({ client, category: 'visit', definition: undefined });
    await click(button('Publish'));
    await until(() => asked('getform').length === 1, 'the live version is asked for');
    await until(() => !/Checking/.test(dialog()), 'the checks are done');
    expect(dialog()).not.to.contain('comparable');
  });
});
