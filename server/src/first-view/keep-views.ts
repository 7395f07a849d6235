import type { Language } from '../../../src/engine/definition/types.ts';
import type { FirstView } from '../../../src/api/contract/pages/first-view.ts';
import type { Clock, Logger } from '../context/context.ts';
import type { FirstViewRequest, FirstViews } from '../context/first-views.ts';
import { ServerError } from '../errors/server-error.ts';
import { describeFailure } from '../log/describe-failure.ts';
import type { DrawView } from './drawing.ts';

export interface ViewsOptions {
  readonly draw: DrawView;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn'>;
  /** Files of these parts of the filler's code. */
  readonly filesFor: (parts: readonly string[], language: Language) => readonly string[];
  /** Most characters of what is kept. Defaults to 32 million. */
  readonly room?: number;
  /** How long somebody who wants a form waits for its view. Defaults to 1500. */
  readonly patienceMs?: number;
  readonly stop?: () => Promise<void>;
}

/** One view, or that there is none. */
interface Kept {
  readonly view: FirstView | undefined;
  readonly size: number;
  /** The day that it was drawn for, where it depends on that. What failed is tried again the next day. */
  readonly day?: string;
}

/** Draws each form once for everything that it depends on; what was not asked for longest is forgotten first. */
export function keepViews({ draw, clock, logger, filesFor, ...options }: ViewsOptions): FirstViews {
  const { room = 32_000_000, patienceMs = 1500, stop = async () => {} } = options;
  const kept = new Map<string, Kept>();
  const drawn = new Map<string, Promise<FirstView | undefined>>();
  let size = 0;

  const forget = (key: string): void => {
    size -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, entry: Kept): void => {
    forget(key);
    kept.set(key, entry);
    size += entry.size;
    for (const [oldest] of kept) {
      if (size <= room) return;
      forget(oldest);
    }
  };
  const drawNow = async (key: string, request: FirstViewRequest, at: string): Promise<FirstView | undefined> => {
    try {
      const drawing = await draw({ ...request, at });
      const view = drawing && {
        tree: [...drawing.tree],
        styles: [...drawing.styles],
        at,
        files: [...filesFor(drawing.parts, request.asked.language)],
      };
      keep(key, {
        view,
        size: key.length + (view ? JSON.stringify(view).length : 0),
        ...(drawing?.isOfToday && { day: dayOf(at) }),
      });
      return view;
    } catch (error) {
      if (isBusy(error)) return undefined;
      logger.warn({ category: request.form.id, failure: describeFailure(error) }, 'a form could not be drawn ahead');
      keep(key, { view: undefined, size: key.length, day: dayOf(at) });
      return undefined;
    }
  };
  return {
    stop,
    async find(request) {
      const key = keyOf(request);
      const at = clock().toISOString().slice(0, 19);
      const known = kept.get(key);
      if (known && (known.day ?? dayOf(at)) === dayOf(at)) {
        keep(key, known);
        return known.view;
      }
      const drawing = drawn.get(key) ?? drawNow(key, request, at);
      drawn.set(key, drawing);
      return inTime(
        drawing.finally(() => drawn.delete(key)),
        patienceMs,
      );
    },
  };
}

/** So many are being drawn that this one is left to the browser, and to the next who asks. */
const isBusy = (error: unknown): boolean => error instanceof ServerError;

const dayOf = (at: string): string => at.slice(0, 10);

/** A version never changes; who fills it, how it is set up and how it was asked for do. */
function keyOf({ form: { id, slug, version, role, settings, branding }, asked }: FirstViewRequest): string {
  const { category, language, calendar = language, page } = asked;
  return JSON.stringify([id, slug, version, role, language, calendar, page, category === id, settings, branding]);
}

async function inTime<T>(coming: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}
