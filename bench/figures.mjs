/** The value below which this share of the values lies. */
export const quantile = (values, share) => {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
};
export const median = (values) => quantile(values, 0.5);

export const shown = (value, unit = '') => {
  if (!Number.isFinite(value)) return '–';
  if (value >= 1e6) return `${(value / 1e6).toFixed(1)}M${unit}`;
  return `${value >= 1e4 ? `${(value / 1e3).toFixed(0)}k` : value >= 100 ? value.toFixed(0) : value.toFixed(1)}${unit}`;
};

export const table = (title, head, rows) =>
  `### ${title}\n| ${head.join(' | ')} |\n|${head.map((_, index) => (index ? '--:' : '---')).join('|')}|\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;

/** What the visits say: medians of a peer, and beside the React floor where both were measured in one run. */
export function figuresOf({ visits }) {
  const visitsOf = (name, { count, slowed, phone = false }) =>
    visits.filter(
      (visit) =>
        visit.name === name &&
        visit.count === count &&
        visit.phone === phone &&
        visit.slowed === (slowed ?? (phone ? 4 : 1)),
    );
  const timeOf = (some, from, to) => median(some.map(({ times }) => times[to] - (from ? times[from] : 0)));
  return {
    visitsOf,
    time: (name, job, from, to) => timeOf(visitsOf(name, job), from, to),
    timesFloor(name, job, from, to) {
      const own = visitsOf(name, job);
      const runs = new Set(own.map(({ run }) => run));
      const floor = visitsOf('floor-react', job).filter(({ run }) => runs.has(run));
      return timeOf(own, from, to) / timeOf(floor, from, to);
    },
    samples: (name, job, act, key) =>
      visitsOf(name, job).flatMap((visit) => visit.acts?.[act]?.map((sample) => sample[key]) ?? []),
    heap: (name, count, key) => median(visitsOf(name, { count }).map((visit) => visit.heap?.[key])),
  };
}
