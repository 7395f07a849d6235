import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { handlers, openClinic, refusal, type TestClinic } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { findCategory, findOnItsMachine } from './find-category.ts';

type Step =
  | { readonly does: 'add' | 'remove'; readonly clinic: number; readonly name: number }
  | { readonly does: 'rename'; readonly clinic: number; readonly name: number; readonly to: number };

const [clinics, names] = [2, 4];
const number = (below: number) => fc.integer({ min: 0, max: below - 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constantFrom('add' as const, 'remove' as const), clinic: number(clinics), name: number(names) }),
  fc.record({ does: fc.constant('rename' as const), clinic: number(clinics), name: number(names), to: number(names) }),
);
const slugOf = (name: number) => `form-${name}`;

describeEachDatabase('The names of forms', (database) => {
  let places: readonly TestClinic[];
  beforeEach(async () => {
    await database.clear();
    places = [await openClinic(database.db), await openClinic(database.db)];
    // No two forms are of the same moment: the oldest is meant.
    places[1]!.as('admin').clock.advance(1000);
  });

  async function take(given: Step): Promise<void> {
    const clinic = places[given.clinic]!;
    const admin = clinic.as('admin');
    const slug = slugOf(given.name);
    admin.clock.advance(2000);
    const found = await database.db
      .selectFrom('categories')
      .select('id')
      .where('clinic', '=', clinic.id)
      .where('slug', '=', slug)
      .executeTakeFirst();
    if (given.does === 'add') {
      const added = handlers['/category/storecategory'](admin, { project: clinic.project, slug, title: slug });
      await (found === undefined ? added : refusal(added));
    } else if (found !== undefined && given.does === 'remove')
      await handlers['/category/removecategory'](admin, { id: found.id });
    else if (found !== undefined && given.does === 'rename')
      // A name that another form has is refused.
      await handlers['/category/storecategory'](admin, { id: found.id, slug: slugOf(given.to) }).catch(() => undefined);
  }

  it('are those of the forms that there are, whatever was added, renamed and removed', async () => {
    const listed = (table: 'categories' | 'form_names') =>
      database.db
        .selectFrom(table)
        .select(['id', 'clinic', 'slug', 'created_at'])
        .orderBy('clinic')
        .orderBy('id')
        .execute();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        for (const each of steps) await take(each);
        expect(await listed('form_names')).toEqual(await listed('categories'));
        for (let name = 0; name < names; name += 1)
          for (const context of [places[0]!.as('admin'), places[1]!.as('expert'), places[0]!.as('visitor')]) {
            const found = await findCategory(context, slugOf(name));
            expect((await findOnItsMachine(context, slugOf(name)))?.id).toBe(found?.id);
          }
      }),
      { numRuns: 12 },
    );
  });

  it('lead to the form with the caller’s role in it, by name and by id', async () => {
    const [clinic] = places;
    for (const named of [clinic!.slug, clinic!.category]) {
      expect(await findOnItsMachine(clinic!.as('expert'), named)).toMatchObject({
        id: clinic!.category,
        role: 'expert',
      });
      expect(await findOnItsMachine(clinic!.as('visitor'), named)).toMatchObject({ id: clinic!.category, role: null });
    }
    expect(await findOnItsMachine(clinic!.as('expert'), 'no-form')).toBeUndefined();
  });
});
