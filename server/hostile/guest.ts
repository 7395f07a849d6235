import { openClient, type Answer, type Client, type Sent } from './client.ts';
import type { Place } from './clinic.ts';

/** Somebody with one address who does their worst. */
export interface Guest {
  readonly place: Place;
  readonly address: string;
  isOver(): boolean;
  post(path: string, sent: Sent): Promise<Answer>;
  /** Notes what came of something that is no call. */
  note(what: string): void;
}

/** What the guest got, and how often: statuses, or words of their own. */
export type Tally = Readonly<Record<string, number>>;

export type Scene = (guest: Guest) => Promise<void>;

export const guestAddress = '127.0.6.6';

/** Lets a guest do a scene for so long, and gives what came back. */
export async function letGuest(scene: Scene, place: Place, ms: number): Promise<Tally> {
  const end = performance.now() + ms;
  const tally: Record<string, number> = {};
  const client: Client = openClient(place.server, guestAddress);
  const note = (what: string) => void (tally[what] = (tally[what] ?? 0) + 1);
  await scene({
    place,
    address: guestAddress,
    isOver: () => performance.now() >= end,
    post: async (path, sent) => {
      const answer = await client.post(path, sent);
      note(answer.status === 0 ? 'cut off' : String(answer.status));
      return answer;
    },
    note,
  });
  client.close();
  return tally;
}

/** Does something again and again, so many at the same time, until the guest is to leave; once in any case. */
export async function again(guest: Guest, atOnce: number, work: (turn: number) => Promise<unknown>): Promise<void> {
  let turn = 0;
  const keepOn = async () => {
    do await work((turn += 1));
    while (!guest.isOver());
  };
  await Promise.all([keepOn(), ...Array.from({ length: atOnce - 1 }, () => (guest.isOver() ? undefined : keepOn()))]);
}
