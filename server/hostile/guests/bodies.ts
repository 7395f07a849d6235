import { newId } from '../../src/db/uuid.ts';
import { again, type Scene } from '../guest.ts';

const entry = (category: string, answers: unknown) => JSON.stringify({ id: newId(), category, version: 1, answers });
const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_one, index) => [`name${index}`, 1]));

/** Nobody's worst: what people wait on this machine anyway. */
export const calm: Scene = async (guest) => {
  await guest.post('/category/getform', { body: JSON.stringify({ category: guest.place.people.category }) });
};

/** Some 600 KB of answers to questions that are not there, and as many as a body may have values. */
export const unknownNames: Scene = (guest) => {
  const { category } = guest.place.people;
  const bodies = [entry(category, keys(45_000)), entry(category, keys(25_000))];
  return again(guest, 8, (turn) => guest.post('/entry/storeentry', { body: bodies[turn % bodies.length] }));
};

/** Lists within lists, as deep as is read and far deeper. */
export const deepJson: Scene = (guest) => {
  const { category } = guest.place.people;
  const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const many = `[${Array.from({ length: 1500 }, () => deep(60)).join(',')}]`;
  const bodies = [
    `{"category":${deep(60_000)}}`,
    `{"category":${deep(62)}}`,
    `{"category":${many.slice(0, 120_000)}`,
    entry(category, 0).replace('"answers":0', `"answers":{"weight":${many}}`),
  ];
  return again(guest, 8, (turn) =>
    guest.post(turn % 2 === 0 ? '/category/getform' : '/entry/storeentry', { body: bodies[turn % bodies.length] }),
  );
};

/** Lists of a megabyte where one word is asked for. */
export const hugeArrays: Scene = (guest) => {
  const { category } = guest.place.people;
  const list = (count: number) => Array.from({ length: count }, () => 1);
  const bodies = [
    entry(category, { weight: list(400_000) }),
    entry(category, { weight: 80, medications: Array.from({ length: 29_000 }, () => ({})) }),
    entry(category, { weight: 80, medications: [keys(29_000)] }),
    entry(category, { weight: Array.from({ length: 29_000 }, () => 'x'.repeat(20)) }),
  ];
  return again(guest, 8, (turn) => guest.post('/entry/storeentry', { body: bodies[turn % bodies.length] }));
};

/** The same small call as fast as it goes. */
export const flood: Scene = (guest) => {
  const body = JSON.stringify({ category: guest.place.people.category });
  return again(guest, 100, () => guest.post('/category/getform', { body }));
};
