import { Zip, ZipDeflate } from 'fflate';

/** A file of an archive, written as it comes. */
export interface ArchivePart {
  readonly name: string;
  readonly body: AsyncIterable<string> | Iterable<string>;
}

/** A ZIP archive, written as its parts come: no more than a few rows are held at a time. */
export async function* writeZip(parts: readonly ArchivePart[]): AsyncGenerator<Uint8Array> {
  const done: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    done.push(chunk);
  });
  const encoder = new TextEncoder();
  for (const { name, body } of parts) {
    const part = new ZipDeflate(name, { level: 6 });
    zip.add(part);
    for await (const text of body) {
      part.push(encoder.encode(text));
      yield* done.splice(0);
    }
    part.push(new Uint8Array(), true);
    yield* done.splice(0);
  }
  zip.end();
  yield* done.splice(0);
}
