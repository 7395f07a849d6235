import sharp from 'sharp';
import { newId } from '../../src/db/uuid.ts';
import { bomb } from '../../test/files.ts';
import { multipart } from '../../test/multipart.ts';
import { again, type Scene } from '../guest.ts';

/** Passwords for accounts that are there and for others, as fast as it goes. */
export const signInStorm: Scene = (guest) => {
  const { email } = guest.place.people;
  return again(guest, 100, (turn) =>
    guest.post('/auth/veryifypassword', {
      body: JSON.stringify({
        email: turn % 2 === 0 ? email : `somebody-${turn}@porsa.test`,
        password: `wrong ${turn}`,
      }),
    }),
  );
};

/** Pictures that are small until they are opened. */
export const uploadBombs: Scene = async (guest) => {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#2f7d54' } });
  const pictures = [
    await plain(4400, 4500).png({ compressionLevel: 9 }).toBuffer(),
    await plain(4400, 4500).jpeg({ quality: 40 }).toBuffer(),
    await plain(4400, 4500).webp({ quality: 40, effort: 0 }).toBuffer(),
    bomb(60_000, 60_000),
    bomb(4000, 4900),
  ];
  await again(guest, 30, (turn) => {
    const fields = { id: newId(), category: guest.place.guest.pictures };
    const { headers, payload } = multipart(fields, 'file', 'wound.png', pictures[turn % pictures.length]!);
    return guest.post('/uploads/store', { headers, body: payload });
  });
};
