import { beforeEach, expect, it } from 'vitest';
import { describeEachDatabase } from '../../test/databases.ts';
import { handlers, openClinic, refusal, visit, type TestClinic } from '../../test/clinic.ts';
import { visitForm } from '../../test/visit-form.ts';
import type { CallBody } from '../../../src/api/contract/contract.ts';
import type { ChosenSettings } from '../../../src/api/contract/shapes.ts';
import type { Localized } from '../../../src/engine/definition/types.ts';
import { newId } from '../db/uuid.ts';

type NewName = Pick<CallBody<'/service/storeservice'>, 'slug' | 'title' | 'was'>;

describeEachDatabase('services, projects, categories and forms', (database) => {
  let clinic: TestClinic;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
  });

  const draftOf = () => handlers['/category/getdraft'](clinic.as('owner'), { category: clinic.slug });
  const brokenForm = {
    ...visitForm,
    pages: [
      {
        ...visitForm.pages[0]!,
        questions: [
          { id: 'a', name: 'total', type: 'calculated' as const, title: 'Total', formula: '' },
          { id: 'b', name: 'b', type: 'calculated' as const, title: 'B', formula: '(1' },
        ],
      },
    ],
    conditions: [],
  };

  it('lists services and projects with what is in them', async () => {
    const admin = clinic.as('admin');
    const { items: services } = await handlers['/service/getservices'](admin, { search: 'قلب' });
    expect(services).toMatchObject([{ title: { en: 'Heart', fa: 'قلب' }, projects: 1 }]);
    const { items } = await handlers['/project/getprojects'](clinic.as('expert'), {
      service: services[0]!.slug,
      headline: 'complaints',
    });
    expect(items).toMatchObject([{ id: clinic.project, categories: 1 }]);
    expect((await handlers['/project/getprojects'](clinic.as('stranger'), {})).items).toEqual([]);
    expect((await handlers['/service/getservices'](admin, { search: 'لاغر' })).items).toEqual([]);
  });

  it('removes services, projects and categories only when they are empty', async () => {
    const admin = clinic.as('admin');
    const { items } = await handlers['/service/getservices'](admin, {});
    expect((await refusal(handlers['/service/removeservice'](admin, { id: items[0]!.slug }))).code).toBe('notempty');
    expect((await refusal(handlers['/project/removeproject'](admin, { id: clinic.project }))).code).toBe('notempty');
    await handlers['/entry/storeentry'](clinic.as('owner'), visit(clinic.category));
    expect((await refusal(handlers['/category/removecategory'](admin, { id: clinic.slug }))).code).toBe('notempty');
    await database.db.deleteFrom('entries').execute();
    await database.db.deleteFrom('files').execute();
    await handlers['/category/removecategory'](admin, { id: clinic.slug });
    await handlers['/project/removeproject'](admin, { id: clinic.project });
    await handlers['/service/removeservice'](admin, { id: items[0]!.id });
    expect((await handlers['/service/getservices'](admin, {})).items).toEqual([]);
  });

  it('pages a list without losing or repeating one', async () => {
    for (let index = 0; index < 5; index += 1)
      await handlers['/service/storeservice'](clinic.as('admin'), { title: 'Same title' });
    const seen: string[] = [];
    for (let after: string | undefined, more = true; more;) {
      const page = await handlers['/service/getservices'](clinic.as('admin'), { limit: 2, after });
      seen.push(...page.items.map((item) => item.id));
      after = page.next ?? undefined;
      more = after !== undefined;
    }
    expect(new Set(seen).size).toBe(6);
    expect(seen).toHaveLength(6);
    expect((await refusal(handlers['/service/getservices'](clinic.as('admin'), { after: 'made-up' }))).code).toBe(
      'badbody',
    );
  });

  it('begins a form in the language of its title, or else of who adds it, without words of its own', async () => {
    const begun = async (title: Localized, more: Partial<CallBody<'/category/storecategory'>> = {}) => {
      const { id } = await handlers['/category/storecategory'](clinic.as('admin'), {
        project: clinic.project,
        title,
        ...more,
      });
      return (await handlers['/category/getdraft'](clinic.as('admin'), { category: id })).definition;
    };
    expect((await begun({ en: 'Pulse' })).language).toBe('en');
    expect((await begun({ fa: 'نبض' })).language).toBe('fa');
    expect((await begun({ en: 'Pulse', fa: 'نبض' })).language).toBe(clinic.as('admin').caller.language);
    expect((await begun({ en: 'Pulse' }, { settings: { defaultLanguage: 'fa' } })).language).toBe('fa');
    expect((await begun('Pulse')).pages).toMatchObject([{ text: '', questions: [] }]);
  });

  it('opens a form within its own service, headline and project alone, where a page names them', async () => {
    const owner = clinic.as('owner');
    const [service] = (await handlers['/service/getservices'](owner, {})).items;
    const open = (within: object) => handlers['/category/getform'](owner, { category: clinic.slug, ...within });
    for (const within of [
      {},
      { project: clinic.project },
      { service: service!.slug, headline: 'complaints', project: clinic.project },
      { service: service!.id },
    ])
      expect((await open(within)).slug).toBe(clinic.slug);
    for (const within of [{ headline: 'scores' }, { project: 'elsewhere' }, { service: 'elsewhere' }])
      expect((await refusal(open(within))).code).toBe('unknowncategory');
    const design = (project: string) => handlers['/category/getdraft'](owner, { category: clinic.slug, project });
    expect((await design(clinic.project)).slug).toBe(clinic.slug);
    expect((await refusal(design('elsewhere'))).code).toBe('unknowncategory');
  });

  it('lists the forms of a member to those who manage its members, and one’s own to oneself', async () => {
    const expert = clinic.userId('expert');
    const formsOf = async (by: Parameters<typeof clinic.as>[0], user: string) =>
      (await handlers['/category/getcategories'](clinic.as(by), { user })).items.map(({ slug }) => slug);
    expect(await formsOf('owner', expert)).toEqual([clinic.slug]);
    expect(await formsOf('expert', expert)).toEqual([clinic.slug]);
    expect(await formsOf('expert', clinic.userId('owner'))).toEqual([]);
    expect(await formsOf('owner', clinic.userId('stranger'))).toEqual([]);
  });

  it('lists forms by title or by their files, those asked for alone, and says how many there are', async () => {
    const admin = clinic.as('admin');
    for (const slug of ['alpha', 'omega'])
      await handlers['/category/storecategory'](admin, { project: clinic.project, title: slug, slug });
    const omega = await handlers['/category/getcategories'](admin, { only: ['omega'] });
    const [found] = omega.items;
    expect([omega.total, found?.slug]).toEqual([1, 'omega']);
    for (const name of ['One', 'Two', 'Three'])
      await handlers['/file/storefile'](admin, { id: newId(), category: 'omega', patient: { name } });
    const slugs: string[] = [];
    let after: string | undefined;
    do {
      const page = await handlers['/category/getcategories'](admin, { sort: 'files', limit: 1, after });
      expect(page.total).toBe(3);
      slugs.push(...page.items.map(({ slug }) => slug));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(slugs[0]).toBe('omega');
    expect([...slugs].sort()).toEqual(['alpha', clinic.slug, 'omega'].sort());
    const byId = await handlers['/category/getcategories'](admin, { only: [found?.id ?? '', 'nowhere'], limit: 1 });
    expect([byId.total, byId.next, byId.items[0]?.files]).toEqual([1, null, 3]);
    const slugsOf = async (by: Parameters<typeof clinic.as>[0], query: object) =>
      (await handlers['/category/getcategories'](clinic.as(by), query)).items.map(({ slug }) => slug);
    expect(await slugsOf('admin', { can: 'design', published: true })).toEqual([clinic.slug]);
    expect(await slugsOf('admin', { published: false })).toEqual(['alpha', 'omega']);
    await handlers['/category/storecategory'](admin, { id: 'omega', settings: { withdrawn: true } });
    expect(await slugsOf('admin', { withdrawn: true })).toEqual(['omega']);
    expect(await slugsOf('admin', { withdrawn: false, published: false })).toEqual(['alpha']);
    expect(await slugsOf('expert', { can: 'view' })).toEqual([clinic.slug]);
    expect(await slugsOf('expert', { can: 'design' })).toEqual([]);
    const stranger = await handlers['/category/getcategories'](clinic.as('stranger'), { only: ['omega'] });
    expect([stranger.items, stranger.total]).toEqual([[], 0]);
    expect(await handlers['/project/getprojects'](admin, { only: [clinic.project] })).toMatchObject({ total: 1 });
    expect(await handlers['/service/getservices'](admin, { only: ['nowhere'] })).toMatchObject({ items: [], total: 0 });
  });

  it('opens new score forms to everyone for whoever has chosen that, and no other forms', async () => {
    const admin = clinic.as('admin');
    const service = (await handlers['/service/storeservice'](admin, { title: 'Mind' })).id;
    const projectOf = async (headline: 'complaints' | 'scores', slug: string) =>
      (await handlers['/project/storeproject'](admin, { service, headline, title: slug, slug })).id;
    const [scores, complaints] = [await projectOf('scores', 'moods'), await projectOf('complaints', 'visits-2')];
    const added = async (project: string, slug: string, settings = {}) => {
      await handlers['/category/storecategory'](admin, { project, title: slug, slug, settings });
      const { items } = await handlers['/category/getcategories'](admin, { project });
      return items.find((item) => item.slug === slug)?.settings;
    };
    expect(await added(scores, 'before')).toEqual({});
    await handlers['/user/updateUserAllowPublicScores'](admin, { allow: true });
    expect(await added(scores, 'after')).toEqual({ allowPublicScores: true });
    expect(await added(scores, 'own', { allowPublicScores: false })).toEqual({ allowPublicScores: false });
    expect(await added(complaints, 'visit')).toEqual({});
  });

  it('adds a category once, however often it is sent, with a form that can be published', async () => {
    const body = { id: newId(), project: clinic.project, title: 'تازه', slug: 'fresh' };
    await handlers['/category/storecategory'](clinic.as('admin'), body);
    expect(await handlers['/category/storecategory'](clinic.as('admin'), body)).toEqual({ id: body.id, slug: 'fresh' });
    const draft = await handlers['/category/getdraft'](clinic.as('admin'), { category: 'fresh' });
    expect(draft).toMatchObject({ rev: 0, version: null, definition: { schema: 1, title: 'تازه' } });
    expect(await handlers['/category/publish'](clinic.as('admin'), { category: 'fresh', rev: 0 })).toEqual({
      version: 1,
      problems: [],
    });
  });

  it('publishes the draft as it is where no revision is named', async () => {
    const owner = clinic.as('owner');
    const { rev } = await handlers['/category/storedraft'](owner, {
      category: clinic.slug,
      rev: 1,
      definition: { ...visitForm, title: 'As it is' },
    });
    expect(await handlers['/category/publish'](owner, { category: clinic.slug })).toEqual({ version: 2, problems: [] });
    expect(await handlers['/category/publish'](owner, { category: clinic.slug })).toEqual({ version: 2, problems: [] });
    expect(await draftOf()).toMatchObject({ rev, version: 2 });
  });

  it('refuses a slug that is taken, or that reads as an id', async () => {
    const admin = clinic.as('admin');
    const add = (slug: string) =>
      handlers['/category/storecategory'](admin, { project: clinic.project, title: 'Again', slug });
    expect((await refusal(add(clinic.slug))).code).toBe('slugtaken');
    expect((await refusal(add(newId()))).code).toBe('badbody');
    expect(
      (await refusal(handlers['/category/storecategory'](admin, { title: 'No project' }))).detail.fields,
    ).toMatchObject([{ path: 'project', rule: 'required' }]);
  });

  it('has its own language again where the one that was set is taken back', async () => {
    const owner = clinic.as('owner');
    const languageAfter = async (defaultLanguage: 'en' | '') => {
      await handlers['/category/storecategory'](owner, { id: clinic.slug, settings: { defaultLanguage } });
      const { items } = await handlers['/category/getcategories'](owner, { only: [clinic.slug] });
      return items[0]!.settings.defaultLanguage;
    };
    expect(await languageAfter('en')).toBe('en');
    expect(await languageAfter('')).toBeUndefined();
  });

  it('changes no setting that somebody else has changed since it was read, and all that nobody has', async () => {
    const [one, other] = [clinic.as('owner'), clinic.as('admin')];
    const store = (by: typeof one, settings: ChosenSettings, was: ChosenSettings) =>
      handlers['/category/storecategory'](by, { id: clinic.slug, settings, was });
    const stored = async () => (await handlers['/category/getcategories'](one, {})).items[0]!.settings;
    await store(one, { allowedOrigins: ['https://a.test'], sortByDate: false }, {});
    expect((await refusal(store(other, { allowedOrigins: ['https://b.test'] }, { allowedOrigins: [] }))).code).toBe(
      'olderrev',
    );
    expect((await refusal(store(other, { sortByDate: true }, {}))).code).toBe('olderrev');
    // Not touched by the other, changed to the same, and read again.
    await store(other, { filesByWeekday: true, brandColor: '' }, {});
    await store(other, { sortByDate: false }, { sortByDate: true });
    const both = ['https://a.test', 'https://b.test'];
    await store(other, { allowedOrigins: both }, { allowedOrigins: ['https://a.test'] });
    expect(await stored()).toMatchObject({ allowedOrigins: both, sortByDate: false, filesByWeekday: true });
  });

  it('keeps all settings that many change at once', async () => {
    const flags = ['requireNameForSave', 'requireCodeForSave', 'requirePhoneForSave', 'filesByWeekday'] as const;
    await Promise.all(
      flags.map((flag) =>
        handlers['/category/storecategory'](clinic.as('owner'), { id: clinic.slug, settings: { [flag]: true } }),
      ),
    );
    const { items } = await handlers['/category/getcategories'](clinic.as('owner'), {});
    expect(items[0]!.settings).toMatchObject(Object.fromEntries(flags.map((flag) => [flag, true])));
  });

  it('renames nothing that somebody else has renamed since it was read, and brings nothing back', async () => {
    const admin = clinic.as('admin');
    const [service] = (await handlers['/service/getservices'](admin, {})).items;
    const [project] = (await handlers['/project/getprojects'](admin, {})).items;
    const [category] = (await handlers['/category/getcategories'](admin, {})).items;
    const kinds = [
      {
        read: service!,
        store: (body: NewName) => handlers['/service/storeservice'](admin, { id: service!.id, ...body }),
        titles: async () => (await handlers['/service/getservices'](admin, {})).items.map(({ title }) => title),
        remove: () => handlers['/service/removeservice'](admin, { id: service!.id }),
      },
      {
        read: project!,
        store: (body: NewName) =>
          handlers['/project/storeproject'](admin, {
            id: project!.id,
            service: service!.id,
            headline: project!.headline,
            ...body,
          }),
        titles: async () => (await handlers['/project/getprojects'](admin, {})).items.map(({ title }) => title),
        remove: () => handlers['/project/removeproject'](admin, { id: project!.id }),
      },
      {
        read: category!,
        store: (body: NewName) => handlers['/category/storecategory'](admin, { id: category!.id, ...body }),
        titles: async () => (await handlers['/category/getcategories'](admin, {})).items.map(({ title }) => title),
        remove: () => handlers['/category/removecategory'](admin, { id: category!.id }),
      },
    ];
    for (const { read, store, titles, remove } of kinds.reverse()) {
      const was = { title: read.title, slug: read.slug };
      await store({ title: { en: 'First' }, was });
      const second = { title: { en: 'Second' }, was };
      expect((await refusal(store(second))).code).toBe('olderrev');
      expect(await titles()).toEqual([{ en: 'First' }]);
      await store({ ...second, was: { ...was, title: { en: 'First' } } });
      const tries = ['one', 'two', 'three'].map((en) => store({ title: { en }, was: { title: { en: 'Second' } } }));
      const told = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected');
      expect(told).toHaveLength(2);
      // A short name that somebody else has given is not given back either.
      await store({ title: { en: 'Named' }, slug: 'by-first' });
      const back = { title: { en: 'Named' }, slug: 'by-second', was: { title: { en: 'Named' }, slug: read.slug } };
      expect((await refusal(store(back))).code).toBe('olderrev');
      await remove();
      expect((await refusal(store(second))).code).toMatch(/^unknown/);
      expect(await titles()).toEqual([]);
    }
  });

  it('changes the settings given and leaves the others', async () => {
    const owner = clinic.as('owner');
    await handlers['/category/storecategory'](owner, { id: clinic.slug, settings: { requireNameForSave: true } });
    await handlers['/category/storecategory'](owner, { id: clinic.slug, settings: { sortByDate: true } });
    const { items } = await handlers['/category/getcategories'](owner, {});
    expect(items).toMatchObject([
      { settings: { requireNameForSave: true, sortByDate: true }, role: 'owner', can: { design: true }, version: 1 },
    ]);
  });

  it('never leaves a category without an owner, nor takes in people of elsewhere', async () => {
    const other = await openClinic(database.db);
    const members = (user: string, role: 'owner' | 'expert', by: 'owner' | 'admin' = 'owner') =>
      handlers['/category/storecategory'](clinic.as(by), { id: clinic.category, members: [{ user, role }] });
    expect((await refusal(members(clinic.userId('owner'), 'expert'))).detail.fields).toMatchObject([
      { path: 'members', rule: 'required' },
    ]);
    expect((await refusal(members(other.userId('owner'), 'owner'))).detail.fields).toMatchObject([
      { path: 'members', rule: 'choice' },
    ]);
    expect((await refusal(members(clinic.userId('expert'), 'owner'))).code).toBe('forbidden');
    await members(clinic.userId('expert'), 'owner', 'admin');
    expect((await refusal(draftOf())).code).toBe('unknowncategory');
  });

  it('keeps no mark that turns the direction of what stands beside it, in any text of a form', async () => {
    const owner = clinic.as('owner');
    const turned = (text: string) => `\u202e${text}\u2066\u2069\u202c`;
    const [first, ...others] = visitForm.pages;
    const options = [
      { text: turned('Yes'), value: 'yes' },
      { text: { en: turned('No'), fa: 'نمی\u200cدانم' }, value: 'no' },
    ];
    const smokes = {
      id: 'q-smokes',
      name: 'smokes',
      type: 'select' as const,
      title: turned('Smokes'),
      helptext: turned('Help'),
      subtext: turned('Below'),
      options,
    };
    const definition = {
      ...visitForm,
      title: { en: turned('Visit'), fa: 'ویزیت' },
      pages: [
        {
          ...first!,
          displayTitle: turned('First'),
          questions: first!.questions.map((question) => (question.name === 'smokes' ? smokes : question)),
        },
        ...others,
      ],
    };
    const { rev } = await handlers['/category/storedraft'](owner, { category: clinic.slug, rev: 1, definition });
    expect(await handlers['/category/storedraft'](owner, { category: clinic.slug, rev: 1, definition })).toMatchObject({
      rev,
    });
    await handlers['/category/publish'](owner, { category: clinic.slug, rev });
    const form = JSON.stringify([
      await draftOf(),
      await handlers['/category/getform'](owner, { category: clinic.slug }),
    ]);
    expect(form).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    expect(form).toContain('نمی\u200cدانم');
  });

  it('saves a form with its faults reported, and refuses to publish it', async () => {
    const owner = clinic.as('owner');
    const { rev, problems } = await handlers['/category/storedraft'](owner, {
      category: clinic.slug,
      rev: 1,
      definition: brokenForm,
    });
    expect(problems.length).toBeGreaterThanOrEqual(2);
    const { code, detail } = await refusal(handlers['/category/publish'](owner, { category: clinic.slug, rev }));
    expect(code).toBe('brokendefinition');
    expect(detail.fields!.map((field) => field.path)).toEqual(problems.map((problem) => problem.path));
    expect(detail.data).toEqual({ problems });
    expect((await draftOf()).version).toBe(1);
  });

  it('gives the second of two editors the newer form instead of losing the first’s', async () => {
    const mine = { ...visitForm, title: 'Mine' };
    const theirs = { ...visitForm, title: 'Theirs' };
    const save = (definition: typeof mine) =>
      handlers['/category/storedraft'](clinic.as('owner'), { category: clinic.slug, rev: 1, definition });
    await save(mine);
    const { code, detail } = await refusal(save(theirs));
    expect({ code, data: detail.data }).toMatchObject({
      code: 'olderrev',
      data: {
        rev: 2,
        definition: { title: 'Mine' },
        savedBy: { id: clinic.userId('owner'), name: 'owner Karimi' },
        savedAt: (await draftOf()).savedAt,
      },
    });
    expect((await draftOf()).savedAt).toMatch(/^\d{4}-/);
    expect(await save(mine)).toMatchObject({ rev: 2 });
  });

  it('keeps unknown keys and refuses what is too large', async () => {
    const owner = clinic.as('owner');
    const definition = { ...visitForm, 'x-note': { kept: true } };
    await handlers['/category/storedraft'](owner, { category: clinic.slug, rev: 1, definition });
    expect((await draftOf()).definition).toEqual(definition);
    const large = { ...visitForm, title: 'آ'.repeat(1_100_000) };
    expect(
      (await refusal(handlers['/category/storedraft'](owner, { category: clinic.slug, rev: 2, definition: large })))
        .code,
    ).toBe('toolarge');
  });

  it('publishes a form once, though two ask at the same time', async () => {
    const owner = clinic.as('owner');
    const { rev } = await handlers['/category/storedraft'](owner, {
      category: clinic.slug,
      rev: 1,
      definition: { ...visitForm, title: 'Second' },
    });
    const asked = await Promise.all(
      Array.from({ length: 8 }, () => handlers['/category/publish'](owner, { category: clinic.slug, rev })),
    );
    expect(new Set(asked.map((reply) => reply.version))).toEqual(new Set([2]));
    await handlers['/entry/storeentry'](owner, { ...visit(clinic.category), version: 2 });
    expect(await handlers['/category/getversions'](owner, { category: clinic.slug })).toMatchObject([
      { version: 2, publishedBy: 'owner Karimi', entries: 1 },
      { version: 1, entries: 0 },
    ]);
  });

  it('keeps a note with each version, written when it is published or later, and takes a blank one away', async () => {
    const owner = clinic.as('owner');
    const { rev } = await handlers['/category/storedraft'](owner, {
      category: clinic.slug,
      rev: 1,
      definition: { ...visitForm, title: 'Second' },
    });
    await handlers['/category/publish'](owner, { category: clinic.slug, rev, note: '  New scale ' });
    const notes = async () =>
      (await handlers['/category/getversions'](owner, { category: clinic.slug })).map(({ note }) => note);
    expect(await notes()).toEqual(['New scale', undefined]);
    // Asked again, the version stays as it was published.
    await handlers['/category/publish'](owner, { category: clinic.slug, rev, note: 'Another' });
    expect(await notes()).toEqual(['New scale', undefined]);
    const write = (version: number, note: string) =>
      handlers['/category/storeversion'](owner, { category: clinic.slug, version, note });
    await write(1, 'The first one');
    await write(2, ' ');
    expect(await notes()).toEqual([undefined, 'The first one']);
    expect((await refusal(write(3, 'None'))).code).toBe('unknown');
  });

  it('leaves the notes of other forms and clinics alone', async () => {
    const other = await handlers['/category/storecategory'](clinic.as('admin'), {
      project: clinic.project,
      title: 'Another form',
      slug: 'another',
    });
    await handlers['/category/publish'](clinic.as('admin'), { category: other.id, note: 'Its own' });
    await handlers['/category/storeversion'](clinic.as('owner'), { category: clinic.slug, version: 1, note: 'Mine' });
    expect(await handlers['/category/getversions'](clinic.as('admin'), { category: other.id })).toMatchObject([
      { version: 1, note: 'Its own' },
    ]);
    const asStranger = handlers['/category/storeversion'](clinic.as('secretary'), {
      category: clinic.slug,
      version: 1,
      note: 'Not mine to write',
    });
    expect((await refusal(asStranger)).code).toBe('forbidden');
  });

  it('refuses to publish what was not seen', async () => {
    const { code, detail } = await refusal(
      handlers['/category/publish'](clinic.as('owner'), { category: clinic.slug, rev: 0 }),
    );
    expect({ code, data: detail.data }).toMatchObject({ code: 'olderrev', data: { rev: 1 } });
  });

  it('gives each role the form as far as it may see it', async () => {
    await handlers['/category/storecategory'](clinic.as('owner'), {
      id: clinic.slug,
      settings: { allowPublicScores: true, allowedOrigins: ['https://page.test'] },
    });
    const formFor = async (person: Parameters<TestClinic['as']>[0]) =>
      handlers['/category/getform'](clinic.as(person), { category: clinic.slug });
    const forPublic = await formFor('visitor');
    expect(forPublic).toMatchObject({
      role: 'public',
      version: 1,
      branding: { clinic: 'Clinic', title: { en: 'Visit' } },
    });
    expect(forPublic.settings).not.toHaveProperty('allowedOrigins');
    for (const secret of ['Risk', 'Alert', 'bmi * 2', 'staffnote', 'Batch'])
      expect(JSON.stringify(forPublic)).not.toContain(secret);
    expect(JSON.stringify((await formFor('secretary')).definition)).not.toContain('Confided');
    expect((await formFor('owner')).definition).toEqual(visitForm);
    expect(
      (await handlers['/page/getcategoryminapages'](clinic.as('visitor'), { category: clinic.slug })).map(
        (page) => page.id,
      ),
    ).toEqual(['first']);
    expect(
      (await handlers['/page/getcategoryminapages'](clinic.as('secretary'), { category: clinic.slug })).map(
        (page) => page.id,
      ),
    ).toEqual(['first', 'staff']);
  });

  it('says why a form cannot be had', async () => {
    const get = (person: 'visitor' | 'stranger' | 'owner', category = clinic.slug, version?: number) =>
      handlers['/category/getform'](clinic.as(person), { category, version });
    expect((await refusal(get('visitor', 'no-such-form'))).code).toBe('unknowncategory');
    expect((await refusal(get('visitor'))).code).toBe('unauthenticated');
    expect((await refusal(get('stranger'))).code).toBe('unknowncategory');
    expect((await refusal(get('owner', clinic.slug, 7))).code).toBe('unpublished');
    await handlers['/category/storecategory'](clinic.as('admin'), {
      project: clinic.project,
      title: 'New',
      slug: 'not-yet',
      settings: { allowPublicScores: true },
    });
    expect((await refusal(get('visitor', 'not-yet'))).code).toBe('unpublished');
    await handlers['/category/storecategory'](clinic.as('owner'), {
      id: clinic.slug,
      settings: { withdrawn: true, allowPublicScores: true },
    });
    expect((await refusal(get('visitor'))).code).toBe('withdrawn');
    expect((await refusal(get('visitor', clinic.slug, 1))).code).toBe('withdrawn');
    expect((await get('owner', clinic.slug, 1)).version).toBe(1);
  });

  it('shows a form only in the pages its category lists', async () => {
    await handlers['/category/storecategory'](clinic.as('owner'), {
      id: clinic.slug,
      settings: { allowPublicScores: true, allowedOrigins: ['https://clinic.test'] },
    });
    const from = (origin: string) =>
      handlers['/category/getform'](clinic.as('visitor', { origin }), { category: clinic.slug });
    expect((await from('https://clinic.test')).version).toBe(1);
    expect((await from('https://forms.test')).version).toBe(1);
    expect((await refusal(from('https://evil.test'))).code).toBe('originnotallowed');
    const send = handlers['/entry/storeentry'](
      clinic.as('visitor', { origin: 'https://evil.test' }),
      visit(clinic.slug),
    );
    expect((await refusal(send)).code).toBe('originnotallowed');
  });
});
