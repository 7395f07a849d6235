const running = new Map<string, Promise<unknown>>();

/** The saving with which a form was left: whoever opens it again waits for it, and does not meet their own changes as somebody else's. */
export const lastSaving = (category: string): Promise<unknown> => running.get(category) ?? Promise.resolve();

export function noteLastSaving(category: string, saving: Promise<unknown>): void {
  const ended = saving
    .catch(() => undefined)
    .finally(() => {
      if (running.get(category) === ended) running.delete(category);
    });
  running.set(category, ended);
}
