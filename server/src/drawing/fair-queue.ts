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

  next(): Item | undefined {
    const [first] = this.#lines;
    if (!first) return undefined;
    const [line, waiting] = first;
    const item = waiting.shift();
    this.#size -= 1;
    this.#lines.delete(line);
    if (waiting.length > 0) this.#lines.set(line, waiting);
    return item;
  }
}
