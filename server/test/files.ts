import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { FormDefinition } from '../../src/engine/definition/types.ts';

/** A form that asks for pictures, papers and a signature. */
export const photoForm: FormDefinition = {
  schema: 1,
  title: 'Wound',
  language: 'en',
  conditions: [],
  pages: [
    {
      id: 'first',
      text: 'First',
      pageType: 'form',
      questions: [
        { id: 'q-photo', name: 'photo', type: 'file', title: 'Photo' },
        { id: 'q-papers', name: 'papers', type: 'file', title: 'Papers', accept: 'any', multimode: true },
        { id: 'q-signed', name: 'signed', type: 'signature', title: 'Signature' },
        { id: 'q-secret', name: 'confided', type: 'file', title: 'Confided', showforsecretary: false },
        {
          id: 'q-wounds',
          name: 'wounds',
          type: 'container',
          title: 'Wounds',
          multimode: true,
          questions: [{ id: 'q-each', name: 'each', type: 'file', title: 'Each' }],
        },
        { id: 'q-has', name: 'has', type: 'calculated', title: 'Has one', formula: 'IF(ANSWERED(photo), 1, 0)' },
      ],
    },
  ],
};

/** A small picture of one colour. */
export function picture(format: 'jpeg' | 'png' | 'webp' | 'gif', size = 40): Promise<Buffer> {
  return sharp({ create: { width: size, height: size, channels: 3, background: '#bd4941' } })
    [format]()
    .toBuffer();
}

/** A photograph that says where it was taken, lying on its side. */
export function photograph(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 30, channels: 3, background: '#2f7d54' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '35/1 41/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** The head of a PNG of any size, and next to nothing behind it. */
export function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}

export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** A stored archive with one entry, as office documents and their bombs are. */
export function zip(name: string): Buffer {
  const entry = Buffer.from(name, 'latin1');
  const head = Buffer.alloc(30);
  head.write('PK\u0003\u0004', 'latin1');
  head.writeUInt16LE(entry.length, 26);
  return Buffer.concat([head, entry, Buffer.alloc(64)]);
}
