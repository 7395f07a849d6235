import { letGuest } from './guest.ts';
import type { Place } from './clinic.ts';
import { scenes } from './scenes.ts';

/** The guest as a process of its own, as on a machine of their own: what they compute delays nobody who measures. */
const [name = '', place = '', ms = ''] = process.argv.slice(2);
const scene = scenes[name];
if (scene === undefined) throw new Error(`There is no scene "${name}".`);
process.send?.('ready');
process.once('message', () => {
  void letGuest(scene, JSON.parse(place) as Place, Number(ms)).then((tally) =>
    process.send?.(tally, () => process.exit(0)),
  );
});
