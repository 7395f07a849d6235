import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { bomb, pdf, photograph, picture, zip } from '../../test/files.ts';
import { ServerError } from '../errors/server-error.ts';
import { acceptFile as acceptFileOf } from './accept-file.ts';
import { cleanName } from './clean-name.ts';
import { squarePicture as squarePictureOf } from './pictures.ts';

const acceptFile = (file: Parameters<typeof acceptFileOf>[0]) => acceptFileOf(file, 'me');
const squarePicture = (bytes: Buffer) => squarePictureOf(bytes, 'me');

async function refusalOf(bytes: Buffer | string, name: string): Promise<string> {
  try {
    const { type } = await acceptFile({ name, bytes: Buffer.from(bytes) });
    return `taken as ${type}`;
  } catch (error) {
    if (error instanceof ServerError) return error.code;
    throw error;
  }
}

describe('a file that is sent', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'is taken as the picture it is: %s, whatever it is called',
    async (format) => {
      const { type, name } = await acceptFile({ name: 'x.html', bytes: await picture(format) });
      expect([type, name]).toEqual([`image/${format}`, `x.${format === 'jpeg' ? 'jpg' : format}`]);
    },
  );

  it('keeps of a moving picture the first frame', async () => {
    const frames = Buffer.concat([Buffer.alloc(40 * 40 * 3, 10), Buffer.alloc(40 * 40 * 3, 200)]);
    const moving = await sharp(frames, { raw: { width: 40, height: 80, channels: 3, pageHeight: 40 } })
      .gif()
      .toBuffer();
    const { type, bytes } = await acceptFile({ name: 'a.gif', bytes: moving });
    expect([type, await sharp(bytes).metadata()]).toMatchObject(['image/png', { width: 40, height: 40 }]);
  });

  it('loses where and by what it was taken, and stands upright', async () => {
    const before = await photograph();
    expect(before.includes('SecretCamera')).toBe(true);
    const { bytes } = await acceptFile({ name: 'a.jpg', bytes: before });
    const { exif, orientation, width, height } = await sharp(bytes).metadata();
    expect([exif, orientation, width, height, bytes.includes('SecretCamera')]).toEqual([
      undefined,
      undefined,
      30,
      60,
      false,
    ]);
  });

  it('is as large as allowed at most when it is rewritten', async () => {
    const noise = await sharp(randomBytes(380 * 380 * 3), { raw: { width: 380, height: 380, channels: 3 } })
      .png()
      .toBuffer();
    const larger = await sharp(randomBytes(1200 * 1200 * 3), { raw: { width: 1200, height: 1200, channels: 3 } })
      .webp({ quality: 60 })
      .toBuffer();
    for (const bytes of [noise, larger])
      expect((await acceptFile({ name: 'a', bytes })).bytes.length).toBeLessThanOrEqual(512_000);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('is drawn no larger than the filler sends one: %s', async (format) => {
    const { type, bytes } = await acceptFile({ name: 'a', bytes: await picture(format, 2400) });
    const { width, height } = await sharp(bytes).metadata();
    expect([type, width, height]).toEqual([`image/${format}`, 2000, 2000]);
  });

  it('may be a PDF, which is kept as it is, or plain text', async () => {
    expect(await acceptFile({ name: 'letter.doc', bytes: pdf })).toEqual({
      type: 'application/pdf',
      name: 'letter.pdf',
      bytes: pdf,
    });
    expect(await refusalOf('نام,سن\nسارا,41\n', 'a.csv')).toBe('taken as text/csv');
    expect(await refusalOf('fever < 38, pulse > 60', 'a.txt')).toBe('taken as text/plain');
  });

  const html = '<!doctype html><script>alert(1)</script>';
  const svg = (inner: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inner}</svg>`;
  it.each<[string, string, string | Buffer]>([
    ['nothing', 'a.txt', ''],
    ['nothing called a picture', 'a.jpg', ''],
  ])('is refused as unreadable: %s', async (_what, name, bytes) => {
    expect(await refusalOf(bytes, name)).toBe('unreadablefile');
  });

  it.each<[string, string, string | Buffer]>([
    ['SVG with a script', 'a.svg', svg('<script>alert(1)</script>')],
    ['SVG called a picture', 'a.jpg', svg('<foreignObject/>')],
    ['SVG with a link', 'a.png', `<?xml version="1.0"?>${svg('<image xlink:href="http://evil.test"/>')}`],
    ['SVG called text', 'a.txt', svg('')],
    ['HTML', 'a.html', html],
    ['HTML called text', 'a.txt', html],
    ['HTML behind words', 'a.csv', `1,2\n< SCRIPT>`],
    ['HTML called a picture', 'a.jpg', html],
    ['a script', 'a.sh', '#!/bin/sh\nrm -rf /'],
    ['a script called text', 'a.txt', '#!/bin/sh\nrm -rf /'],
    ['JavaScript', 'a.js', 'alert(1)'],
    ['text under two extensions', 'a.jpg.html', 'words'],
    ['text behind a NUL', 'a.php\0.jpg', 'words'],
    ['text without an extension', 'a', 'words'],
    ['text that is no UTF-8', 'a.txt', Buffer.from([0x61, 0xff, 0xfe, 0x80])],
    ['bytes', 'a.txt', Buffer.from([0, 1, 2, 3])],
    ['an archive', 'a.zip', zip('a.txt')],
    ['an archive in an archive', 'a.zip', zip('inner.zip')],
    ['a link out of an archive', 'a.zip', zip('../../etc/passwd')],
    ['a document of an office', 'a.docx', zip('word/document.xml')],
    ['a sheet', 'a.xlsx', zip('xl/workbook.xml')],
    ['an archive called PDF', 'a.pdf', zip('a')],
    ['a PDF with more behind it', 'a.pdf', Buffer.concat([pdf, Buffer.alloc(5000, html)])],
    ['a PDF after something else', 'a.pdf', Buffer.concat([Buffer.from(html), pdf])],
    ['a program', 'a.exe', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
    ['PostScript', 'a.eps', '%!PS-Adobe-3.0 EPSF-3.0\n'],
  ])('is refused by its kind: %s', async (_what, name, bytes) => {
    expect(await refusalOf(bytes, name)).toBe('badfiletype');
  });

  it.each<[string, number, number]>([
    ['50,000 × 50,000', 50_000, 50_000],
    ['21 megapixels', 7000, 3000],
  ])('is refused at once as a picture of %s', async (_what, width, height) => {
    expect(await refusalOf(bomb(width, height), 'a.png')).toBe('unreadablefile');
  });

  it('is refused as a picture that is whole and small, and opens into more than 20 megapixels', async () => {
    const plain = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: 'white' }, limitInputPixels: false })
        .png()
        .toBuffer();
    const large = await plain(5100, 4000);
    expect(large.length).toBeLessThan(200_000);
    expect([await refusalOf(large, 'a.png'), await refusalOf(await plain(4000, 4000), 'a.png')]).toEqual([
      'unreadablefile',
      'taken as image/png',
    ]);
  });

  it('is refused where it only begins as a picture', async () => {
    expect(await refusalOf('GIF89a=1;alert(document.domain);//', 'a.gif')).toBe('unreadablefile');
    expect(await refusalOf((await picture('png')).subarray(0, 60), 'a.png')).toBe('unreadablefile');
  });

  it('carries nothing that hung behind the picture', async () => {
    const { bytes } = await acceptFile({
      name: 'a.jpg',
      bytes: Buffer.concat([await picture('jpeg'), Buffer.from(html)]),
    });
    expect(bytes.includes('script')).toBe(false);
  });
});

describe('a file’s name', () => {
  it.each([
    ['../../etc/passwd.jpg', 'passwd.jpg'],
    ['C:\\temp\\wound.jpg', 'wound.jpg'],
    ['photo.jpg.html', 'photo.jpg'],
    ['evil.php\0.jpg', 'evil.jpg'],
    ['evil.php%00.jpg', 'evil.php_00.jpg'],
    ['\u202egpj.exe', 'gpj.jpg'],
    ['a\u2066b\u2069\u200fc.png', 'abc.jpg'],
    ['report.2024.pdf', 'report.2024.jpg'],
    ['.htaccess', 'htaccess.jpg'],
    ['', 'file.jpg'],
    ['..', 'file.jpg'],
    ['a\r\nSet-Cookie: x.jpg', 'aSet-Cookie_ x.jpg'],
    ['می‌خواهم.jpeg', 'می‌خواهم.jpg'],
    ['a\u{e0041}\ud800.jpg', 'a.jpg'],
    ['x'.repeat(400), `${'x'.repeat(120)}.jpg`],
  ])('%j reads %j', (sent, kept) => {
    expect(cleanName(sent, 'image/jpeg')).toBe(kept);
  });
});

describe('a person’s picture', () => {
  it('is cut square and written as WebP', async () => {
    expect(await sharp(await squarePicture(await photograph())).metadata()).toMatchObject({
      format: 'webp',
      width: 512,
      height: 512,
    });
  });

  it('is no document', async () => {
    await expect(squarePicture(pdf)).rejects.toMatchObject({ code: 'badfiletype' });
    await expect(squarePicture(Buffer.alloc(0))).rejects.toMatchObject({ code: 'unreadablefile' });
  });
});
