import { shallowRef } from 'vue';

export interface LoggedEvent {
  readonly at: number;
  readonly name: string;
  readonly detail: string;
}

/** Events of all elements, as their manifest lists them; those that only change a place in the page are left out. */
export const eventNames = [
  'porsa-ready',
  'porsa-change',
  'porsa-save',
  'porsa-submit',
  'porsa-publish',
  'porsa-select',
  'porsa-check',
  'porsa-navigate',
  'porsa-error',
] as const;

const longest = 300;

/** The last events of the elements within a part of the page, newest first. */
export function eventLog(most = 6) {
  const events = shallowRef<readonly LoggedEvent[]>([]);
  let count = 0;
  const note = (event: Event): void => {
    const { detail } = event as CustomEvent<unknown>;
    const text = detail === undefined || detail === null ? '' : JSON.stringify(detail);
    const shown = text.length > longest ? `${text.slice(0, longest)}…` : text;
    events.value = [{ at: count++, name: event.type, detail: shown }, ...events.value].slice(0, most);
  };
  const listen = (element: HTMLElement): void => {
    for (const name of eventNames) element.addEventListener(name, note);
  };
  return { events, listen };
}
