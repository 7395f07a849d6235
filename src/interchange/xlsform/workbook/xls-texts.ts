import type { XlsRecord } from './xls-record.ts';

const shared = 0xfc;
const continued = 0x3c;

/** A text whose option byte stands at `flagAt`; `count` characters of one or two bytes. */
export function readText(data: DataView, count: number, flagAt: number): string {
  const isWide = (data.getUint8(flagAt) & 1) === 1;
  let text = '';
  for (let index = 0; index < count; index += 1) {
    text += String.fromCharCode(
      isWide ? data.getUint16(flagAt + 1 + index * 2, true) : data.getUint8(flagAt + 1 + index),
    );
  }
  return text;
}

/** The texts that cells point to: one long record, broken where a record ends, even within a text. */
export function readSharedTexts(records: readonly XlsRecord[]): readonly string[] {
  const at = records.findIndex(({ type }) => type === shared);
  if (at < 0) return [];
  const parts: DataView[] = [];
  for (let next = at; next === at || records[next]?.type === continued; next += 1)
    parts.push((records[next] as XlsRecord).data);
  return new TextReader(parts).readAll();
}

class TextReader {
  readonly #parts: readonly DataView[];
  #part = 0;
  #at = 8;

  constructor(parts: readonly DataView[]) {
    this.#parts = parts;
  }

  readAll(): readonly string[] {
    const count = this.#parts[0]?.getUint32(4, true) ?? 0;
    const texts: string[] = [];
    while (texts.length < count && !this.#isAtEnd()) texts.push(this.#read());
    return texts;
  }

  get #data(): DataView {
    return this.#parts[this.#part] as DataView;
  }

  #isAtEnd(): boolean {
    while (this.#part < this.#parts.length && this.#at >= this.#data.byteLength) this.#turn();
    return this.#part >= this.#parts.length;
  }

  #turn(): void {
    this.#part += 1;
    this.#at = 0;
  }

  #byte(): number {
    if (this.#isAtEnd()) return 0;
    this.#at += 1;
    return this.#data.getUint8(this.#at - 1);
  }

  #short(): number {
    return this.#byte() | (this.#byte() << 8);
  }

  #read(): string {
    const count = this.#short();
    const flags = this.#byte();
    const runs = flags & 8 ? this.#short() : 0;
    const extra = flags & 4 ? this.#short() + this.#short() * 65536 : 0;
    const text = this.#characters(count, (flags & 1) === 1);
    for (let skip = runs * 4 + extra; skip > 0 && !this.#isAtEnd(); skip -= 1) this.#byte();
    return text;
  }

  /** Where a record ends within a text, the next begins with a new option byte. */
  #characters(count: number, startsWide: boolean): string {
    let text = '';
    let isWide = startsWide;
    for (let index = 0; index < count; index += 1) {
      if (this.#at >= this.#data.byteLength) {
        this.#turn();
        if (this.#part >= this.#parts.length) break;
        isWide = (this.#byte() & 1) === 1;
      }
      text += String.fromCharCode(isWide ? this.#short() : this.#byte());
    }
    return text;
  }
}
