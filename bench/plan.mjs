import { sizes } from './build.mjs';

const own = ['porsa', 'porsa-served'];
const floors = ['floor-react', 'floor-dom'];

/** What each visit measures; the heap and the acts where the question is interesting. */
const visits = [
  { count: 50, acts: true, heap: true },
  { count: 200 },
  { count: 1000, acts: true, heap: true },
  { count: 50, slowed: 4 },
  { count: 50, phone: true },
  // The others take half a minute to be painted there, which nobody waits for.
  { count: 1000, phone: true, only: [...own, ...floors] },
  { count: 1000, slowed: 4, acts: true },
  { count: 5000, acts: true, heap: true, only: ['porsa'] },
];

export const labelOf = ({ count, phone, slowed }) =>
  `${count}${phone ? ' on a phone' : ''}${slowed && !phone ? ` slowed ${slowed}×` : ''}`;

/** The visits of a run: of these sizes, with these words in their name. */
export function planOf({ quick, sizes: wantedSizes, jobs: words, repetitions }) {
  if (quick)
    return [
      { count: 50, acts: actsFor(Infinity), heap: true },
      { count: 50, phone: true },
    ];
  return visits
    .filter(({ count }) => !wantedSizes || wantedSizes.includes(count))
    .filter((job) => !words || words.some((word) => labelOf(job).includes(word)))
    .map((job) => ({ ...job, ...(job.acts && { acts: actsFor(repetitions) }) }));
}

/**
 * A cell holds the acts of all repetitions together: forty keys and twenty choices at least, however often they are repeated.
 * Slow acts end sooner: as soon as they alone have taken this long, but not before the least number.
 */
export function actsFor(repetitions) {
  const share = (all, least, most) => Math.min(most, Math.max(least, Math.ceil(all / repetitions)));
  return {
    keys: share(40, 5, 24),
    choices: share(20, 4, 12),
    least: share(15, 3, 5),
    milliseconds: share(15_000, 3_000, 8_000),
  };
}

/** How often a visit that takes so many seconds is made where the run is behind its time; never less of Porsa and the floors, by which the goals are read. */
const oftenIfLate = (name, seconds) => {
  if (seconds <= 8 || own.includes(name) || floors.includes(name)) return Infinity;
  return seconds > 30 ? 1 : 2;
};

/** Whether this peer is to be visited for this, in this round, after what was seen of it in this run. */
export function isAsked(job, name, peer, seen, isLate = false) {
  if (job.only && !job.only.includes(name)) return false;
  if (peer.start && job.count > servedSizes.at(-1)) return false;
  if (peer.leftOut?.includes(job.count)) return false;
  if (isLate && seen.length >= oftenIfLate(name, seen[0]?.seconds ?? 0)) return false;
  return !isSettled(seen);
}

/** A run behind its time: so many rounds were to take so many minutes. */
export const isBehind = (passed, round, { repetitions, minutes }) =>
  round > 0 && passed > (minutes * 60_000 * round) / repetitions;

export const servedSizes = sizes.slice(0, 3);

const spread = (values) => {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  return sorted.length ? (sorted.at(-1) - sorted[0]) / sorted[Math.floor(sorted.length / 2)] : 0;
};
const middle = (samples, key) => samples.map((sample) => sample[key]).sort((a, b) => a - b)[samples.length >> 1];

/**
 * Three visits that agree within a tenth in all they measured say what five would; where one takes twenty seconds, two.
 * Who waits on a phone is asked each time.
 */
export function isSettled(seen) {
  if (seen.length < (seen[0]?.seconds > 20 ? 2 : 3) || seen.some(({ phone }) => phone)) return false;
  const figures = [
    seen.map(({ times }) => times.firstPainted - times.script),
    seen.map(({ times }) => times.allPainted),
    ...['text', 'number', 'choose'].map((act) => seen.map(({ acts }) => acts?.[act] && middle(acts[act], 'settled'))),
  ];
  return figures.every((values) => spread(values) <= 0.1);
}
