/** How many may wait, in all and in one line. */
export interface QueueRoom {
  readonly most: number;
  readonly mostEach: number;
}

/** Lines that take turns: whoever asks for much waits for themselves, and keeps nobody else waiting for more than one. */
export class FairQueue<Item> {
  readonly #lines = new Map<string, Item[]>();
  readonly #room: QueueRoom;
  #size = 0;

  constructor(room: QueueRoom) {
    this.#room = room;
  }

  /** False where there is no room. */
  add(line: string, item: Item): boolean {
    const waiting = this.#lines.get(line) ?? [];
    if (this.#size >= this.#room.most || waiting.length >= this.#room.mostEach) return false;
    waiting.push(item);
    this.#lines.set(line, waiting);
    this.#size += 1;
    return true;
  }

  lengthOf(line: string): number {
    return this.#lines.get(line)?.length ?? 0;
  }

  /** The first of the line whose turn it is, of those that may. */
  next(may: (line: string) => boolean = () => true): Item | undefined {
    const line = [...this.#lines.keys()].find(may);
    const waiting = line === undefined ? undefined : this.#lines.get(line);
    if (line === undefined || waiting === undefined) return undefined;
    const item = waiting.shift();
    this.#size -= 1;
    this.#lines.delete(line);
    if (waiting.length > 0) this.#lines.set(line, waiting);
    return item;
  }
}
