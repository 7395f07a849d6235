import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { OperationError } from './operation-error.ts';

/**
 * A backup's file: lines of JSON, packed (gzip) and, where there is a passphrase, sealed in the age format, which the
 * `age` program opens too.
 */
export interface ArchiveOptions {
  readonly passphrase?: string;
}

/** 2^16: about a tenth of a second and 64 MiB, once for a file. */
const workFactor = 16;

export async function writeArchive(
  lines: AsyncIterable<unknown>,
  to: Writable,
  { passphrase }: ArchiveOptions,
): Promise<void> {
  const packed = createGzip();
  const filling = pipeline(Readable.from(inText(lines)), packed);
  const sealed = passphrase === undefined ? packed : await seal(packed, passphrase);
  await Promise.all([filling, pipeline(sealed, to)]);
}

/** The lines of an archive. Throws an `OperationError` for a file that is cut off, no archive, or sealed with another passphrase. */
export async function* readArchive(from: Readable, { passphrase }: ArchiveOptions): AsyncGenerator<unknown> {
  const bytes = passphrase === undefined ? from : await open(from, passphrase);
  const unpacked = createGunzip();
  // What goes wrong in front of it reaches its reader.
  pipeline(bytes, unpacked).catch(() => undefined);
  try {
    for await (const line of linesIn(unpacked.setEncoding('utf8'))) yield JSON.parse(line) as unknown;
  } catch (error) {
    throw error instanceof OperationError
      ? error
      : new OperationError(
          'The backup is damaged, incomplete or encrypted. If it is encrypted, set PORSA_BACKUP_PASSPHRASE to its passphrase.',
        );
  }
}

async function* linesIn(text: AsyncIterable<unknown>): AsyncGenerator<string> {
  let begun = '';
  for await (const piece of text) {
    const [first = '', ...others] = String(piece).split('\n');
    begun += first;
    for (const next of others) {
      yield begun;
      begun = next;
    }
  }
  if (begun !== '') yield begun;
}

async function* inText(lines: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

async function seal(bytes: Readable, passphrase: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(workFactor);
  return Readable.fromWeb((await encrypter.encrypt(Readable.toWeb(bytes) as ReadableStream<Uint8Array>)) as never);
}

async function open(bytes: Readable, passphrase: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return Readable.fromWeb((await decrypter.decrypt(Readable.toWeb(bytes) as ReadableStream<Uint8Array>)) as never);
  } catch {
    throw new OperationError(
      'PORSA_BACKUP_PASSPHRASE does not match this backup, or the file is not an encrypted backup.',
    );
  }
}
