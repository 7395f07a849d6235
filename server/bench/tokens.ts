import { judgeTokens } from '../test/fair-tokens.ts';

/** Whether a million tokens repeat, and how fair their bits are: `npx tsx server/bench/tokens.ts [count]`. */
const count = Number(process.argv[2] ?? 1_000_000);
const { repeated, monobit, poker } = judgeTokens(count);
process.stdout.write(
  `${count} tokens: ${repeated} repeated, monobit ${monobit.toFixed(2)} standard deviations, poker χ² ${poker.toFixed(1)} of 15 degrees, ${Math.round(process.memoryUsage().rss / 1024 / 1024)} MiB\n`,
);
