import { request } from 'node:http';
import { again, type Guest, type Scene } from '../guest.ts';

/** Searches for what is in every name, for what is in none, and by every order. */
export const hugeSearches: Scene = (guest) => {
  const { category, token } = guest.place.guest;
  const words = [
    'm',
    'Mina',
    'i n a',
    '%_%',
    'x'.repeat(200),
    Array.from({ length: 99 }, (_one, at) => at % 10).join(' '),
  ];
  const sorts = ['updated', 'created', 'name'] as const;
  return again(guest, 20, (turn) => {
    const search = words[turn % words.length];
    const body = JSON.stringify({ category, search, sort: sorts[turn % sorts.length], limit: 200 });
    return turn % 4 === 0
      ? guest.post('/category/getsummary', { token, body: JSON.stringify({ category }) })
      : guest.post('/file/getfiles', { token, body });
  });
};

/** Exports of everything at the same time, half of them broken off in the middle. */
export const exportStorm: Scene = (guest) => {
  const { category, token } = guest.place.guest;
  const formats = ['csv', 'xlsx', 'fhir'] as const;
  return again(guest, 12, (turn) => {
    const body = JSON.stringify({ category, format: formats[turn % formats.length] });
    return turn % 2 === 0 ? guest.post('/category/exportanswers', { token, body }) : breakOff(guest, token, body);
  });
};

function breakOff(guest: Guest, token: string, body: string): Promise<void> {
  return new Promise((resolve) => {
    const asked = request(new URL('/category/exportanswers', guest.place.server), {
      method: 'POST',
      localAddress: guest.address,
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'access-token': token },
    });
    asked.on('error', () => undefined);
    asked.on('response', (response) => {
      response.on('error', () => undefined);
      response.once('readable', () => asked.destroy());
    });
    asked.on('close', () => {
      guest.note('broken off');
      resolve();
    });
    asked.end(body);
  });
}
