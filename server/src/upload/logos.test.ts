import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { handlers, openClinic, refusal, type Person, type TestClinic } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { pdf } from '../../test/files.ts';
import { changeSettings } from '../form/change-category.ts';
import { drawLogo } from './draw-logo.ts';

type Colour = { readonly r: number; readonly g: number; readonly b: number; readonly alpha: number };
const black: Colour = { r: 20, g: 20, b: 20, alpha: 1 };
const white: Colour = { r: 250, g: 250, b: 250, alpha: 1 };
const nothing: Colour = { r: 0, g: 0, b: 0, alpha: 0 };

const plain = (width: number, height: number, background: Colour) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

/** A mark with a hole, in the middle of an empty ground. */
const mark = async (width: number, height: number, of: Colour) =>
  sharp({ create: { width: 2 * width, height: 2 * height, channels: 4, background: nothing } })
    .composite([
      { input: await plain(width, height, of), gravity: 'centre' },
      { input: await plain(Math.ceil(width / 4), Math.ceil(height / 4), of), gravity: 'centre', blend: 'dest-out' },
    ])
    .png()
    .toBuffer();

const codeOf = (work: Promise<unknown>) => refusal(work).then(({ code }) => code);

describe('A logo', () => {
  it('is drawn as WebP, no larger than it is shown, without its empty border', async () => {
    const { bytes, width, height } = await drawLogo(await mark(900, 300, black), 'me');
    expect([width, height]).toEqual([432, 144]);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height, hasAlpha: true });
    expect(bytes.length).toBeLessThan(20_000);
  });

  it('knows what it has to stand upon where something shows through it', async () => {
    expect((await drawLogo(await mark(200, 100, black), 'me')).ground).toBe('light');
    expect((await drawLogo(await mark(200, 100, white), 'me')).ground).toBe('dark');
    const striped = sharp(await plain(200, 100, black)).composite([{ input: await plain(100, 40, white) }]);
    expect((await drawLogo(await striped.png().toBuffer(), 'me')).ground).toBeUndefined();
  });

  it.each([
    ['too low', 400, 20],
    ['too narrow', 20, 60],
    ['a line', 700, 40],
  ])('is refused where it is %s', async (_what, width, height) => {
    expect(await codeOf(drawLogo(await mark(width, height, black), 'me'))).toBe('badlogo');
  });

  it('is refused where it shows nothing at all', async () => {
    expect(await codeOf(drawLogo(await plain(200, 100, nothing), 'me'))).toBe('badlogo');
  });

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'badfiletype'],
    ['PDF', pdf, 'badfiletype'],
    ['text', Buffer.from('logo'), 'badfiletype'],
    ['nothing', Buffer.alloc(0), 'unreadablefile'],
    ['too much', Buffer.alloc(512_001), 'toolarge'],
    ['half a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'unreadablefile'],
  ])('is refused where it is %s', async (_what, bytes, code) => {
    expect(await codeOf(drawLogo(bytes, 'me'))).toBe(code);
  });
});

describeEachDatabase('The logo of a form', (database) => {
  let clinic: TestClinic;
  let bytes: Buffer;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db, { settings: { allowPublicScores: true } });
    bytes = await mark(200, 100, black);
  });
  const store = (person: Person = 'owner') =>
    handlers['/category/storelogo'](clinic.as(person), { category: clinic.slug }, { name: 'a.svg', bytes });
  const open = () => handlers['/category/getform'](clinic.as('visitor'), { category: clinic.slug });
  const read = (picture: string) => handlers['/images/:picture'](clinic.as('visitor'), { picture });

  it('leaves settings as somebody else stores them at the same moment', async () => {
    const [stored] = await database.db.transaction().execute(async (transaction) => {
      await changeSettings(transaction, { clinic: clinic.id, id: clinic.category }, (now) => ({
        ...now,
        requireNameForSave: true,
      }));
      const storing = store();
      // Time to read the settings as they were, for whoever does not wait for the row.
      await wait(2000);
      return [storing] as const;
    });
    const logo = await stored;
    expect((await open()).settings).toMatchObject({ logo, requireNameForSave: true, allowPublicScores: true });
  });

  it('is shown to everybody who opens the form, and kept when settings change', async () => {
    const logo = await store();
    await handlers['/category/storecategory'](clinic.as('owner'), {
      id: clinic.category,
      settings: { requireNameForSave: true },
    });
    const { settings, branding } = await open();
    expect(settings).toMatchObject({ logo, requireNameForSave: true, allowPublicScores: true });
    expect(branding.logo).toMatch(new RegExp(`^https?://.+/images/${logo.picture}$`));
    expect(await read(logo.picture)).toMatchObject({
      type: 'image/webp',
      headers: {
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': "default-src 'none'; sandbox",
      },
    });
  });

  it('gives way to the next one, and to none', async () => {
    const first = await store();
    const second = await store();
    expect(second.picture).not.toBe(first.picture);
    expect(await codeOf(read(first.picture) as Promise<unknown>)).toBe('unknown');
    await handlers['/category/removelogo'](clinic.as('owner'), { category: clinic.slug });
    expect(await codeOf(read(second.picture) as Promise<unknown>)).toBe('unknown');
    const { settings, branding } = await open();
    expect([settings.logo, branding.logo]).toEqual([undefined, undefined]);
    expect(
      await database.db.selectFrom('audit').select('action').where('action', '=', 'category.logo').execute(),
    ).toHaveLength(3);
  });

  it('is the owner’s to choose', async () => {
    for (const person of ['secretary', 'expert', 'newuser', 'visitor'] as const)
      expect(await codeOf(store(person as Person)), person).toMatch(/^(?:forbidden|unauthenticated)$/);
  });
});
