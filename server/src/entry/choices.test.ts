import { beforeEach, expect, it } from 'vitest';
import type { FormDefinition, Option } from '../../../src/engine/definition/types.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { handlers, openClinic, refusal, type TestClinic } from '../../test/clinic.ts';
import { newId } from '../db/uuid.ts';

const store = handlers['/entry/storeentry'];

/** Five thousand leaves on the last of three levels. */
const list = (count: number, children?: (index: number) => readonly Option[]): readonly Option[] =>
  Array.from({ length: count }, (_, index) => ({
    value: `v${index}`,
    text: `Place ${index}`,
    ...(children && { children: children(index) }),
  }));
const options = list(10, () => list(20, () => list(25)));
const definition: FormDefinition = {
  schema: 1,
  title: 'Places',
  language: 'en',
  conditions: [],
  pages: [
    {
      id: 'p',
      text: 'Places',
      pageType: 'form',
      questions: [
        { id: 'a', name: 'place', type: 'cascadeview', title: 'Place', options },
        { id: 'b', name: 'city', type: 'select', title: 'City', options: list(2000) },
      ],
    },
  ],
};

describeEachDatabase('storing an entry with choices from long lists', (database) => {
  let clinic: TestClinic;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db, { definition });
  });

  const send = (answers: Readonly<Record<string, unknown>>) =>
    store(clinic.as('secretary'), { id: newId(), category: clinic.category, version: 1, answers: answers as never });

  it('takes a path that leads to a leaf and an option of the list, and refuses all others', async () => {
    await expect(send({ place: ['v9', 'v19', 'v24'], city: 'v1999' })).resolves.toBeDefined();
    for (const [answers, rule] of [
      [{ place: ['v9', 'v19'] }, 'place incompletepath'],
      [{ place: ['v9', 'v19', 'v25'] }, 'place notoption'],
      [{ place: ['v19', 'v9', 'v24'] }, 'place notoption'],
      [{ place: ['v9', 'v19', 'v24', 'v0'] }, 'place notoption'],
      [{ place: ['__proto__', 'v1', 'v1'] }, 'place notoption'],
      [{ place: { 0: 'v9' } }, 'place notoption'],
      [{ city: 'v2000' }, 'city notoption'],
    ] as const) {
      const { detail } = await refusal(send(answers));
      expect(detail.fields!.map((field) => `${field.path} ${field.rule}`)).toEqual([`answers.${rule}`]);
    }
  });
});
