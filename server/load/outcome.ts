/** What came of one call. */
export interface Outcome {
  /** When it was to be made, and how long after that the answer was there, in milliseconds. */
  readonly dueAt: number;
  readonly tookMs: number;
  /** 0 where no answer came. */
  readonly status: number;
  /** A refusal that leaves somebody helpless: no sentence, no time to come again, or a failure of the server's own. */
  readonly unclear?: string;
}

/** How a call ended that was due at a moment of `performance.now()`. */
export async function outcomeOf(dueAt: number, answer: Promise<Response>): Promise<Outcome> {
  try {
    const response = await answer;
    const text = await response.text();
    const { status } = response;
    return {
      dueAt,
      tookMs: performance.now() - dueAt,
      status,
      ...(!response.ok && !isClear(response, text) && { unclear: `${status}: ${text.slice(0, 120)}` }),
    };
  } catch (error) {
    return { dueAt, tookMs: performance.now() - dueAt, status: 0, unclear: `no answer: ${String(error)}` };
  }
}

function isClear({ status, headers }: Response, text: string): boolean {
  return [429, 503].includes(status) && Number(headers.get('retry-after')) > 0 && /"message":"[^"]+"/.test(text);
}

export const isTaken = ({ status }: Outcome): boolean => status >= 200 && status < 300;
export const isRefused = (outcome: Outcome): boolean => !isTaken(outcome) && outcome.unclear === undefined;

export interface Waits {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Whole milliseconds; of no outcome at all, NaN. */
export function waitsOf(outcomes: readonly Pick<Outcome, 'tookMs'>[]): Waits {
  const sorted = outcomes.map(({ tookMs }) => tookMs).sort((one, other) => one - other);
  const at = (part: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
