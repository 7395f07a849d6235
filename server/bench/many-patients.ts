/** What the benchmarks of lists share: names as they are spread in a clinic, and how times are told. */

const given = [
  'علی',
  'مریم',
  'حسین',
  'فاطمه',
  'رضا',
  'زهرا',
  'محمد',
  'سارا',
  'امیر',
  'نرگس',
  'کیان',
  'پروین',
  'یاسر',
  'گلناز',
  'بهرام',
  'شیرین',
  'داریوش',
  'لیلا',
  'کاوه',
  'نسرین',
];
const family = [
  'احمدی',
  'کاظمی',
  'رضایی',
  'حسینی',
  'کریمی',
  'مرادی',
  'جعفری',
  'نوری',
  'صادقی',
  'قاسمی',
  'یزدانی',
  'شریفی',
  'اکبری',
  'فرهادی',
  'بهرامی',
  'عباسی',
  'میرزایی',
  'سلیمانی',
  'طاهری',
  'رستمی',
];
const endings = ['', '‌پور', '‌زاده', ' اصل', '‌نژاد', ' تهرانی', ' شیرازی', '‌فر', '‌نیا', ' مقدم'];
const syllables = ['با', 'دی', 'رو', 'سا', 'مه', 'نو', 'کا', 'گل', 'تی', 'شا', 'ور', 'زن'];

/** The person of a number: names that many bear, and names that few do. */
export function patientOf(index: number) {
  const hash = (seed: number) => Math.imul(index + seed, 2654435761) >>> 0;
  const rare = [1, 2, 3].map((seed) => syllables[hash(seed * 977) % syllables.length]).join('');
  const name = `${given[hash(1) % given.length]} ${index % 3 === 0 ? rare : family[hash(7) % family.length]}${endings[hash(13) % endings.length]}`;
  return { name, code: String(1_000_000_000 + index), phone: `+989${String(100_000_000 + (hash(29) % 900_000_000))}` };
}

/** The median and the slowest twentieth of 60 calls, in milliseconds. */
export async function measure(name: string, ask: (turn: number) => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let turn = 0; turn < 60; turn += 1) {
    const begun = performance.now();
    await ask(turn);
    times.push(performance.now() - begun);
  }
  times.sort((one, other) => one - other);
  process.stdout.write(
    `${name.padEnd(28)} p50 ${(times[30] ?? 0).toFixed(1).padStart(8)}   p95 ${(times[57] ?? 0).toFixed(1).padStart(8)}\n`,
  );
}
