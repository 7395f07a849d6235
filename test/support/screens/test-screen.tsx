import { useEffect, useRef, useState } from 'react';
import { defineElement } from '../../../src/elements/host/define-element.ts';
import type { HostOptions } from '../../../src/elements/host/host-life.ts';
import type { Preferences } from '../../../src/elements/host/appearance.ts';
import { associateForm } from '../../../src/elements/screen/form-association.ts';
import { enliven } from '../../../src/elements/screen/live-screen.ts';
import { defineScreen } from '../../../src/elements/screen/screen-element.ts';
import type { ScreenInput, ScreenModule } from '../../../src/elements/host/screen-module.ts';
import { common, defineSpec, flag, oneOf, text, typed, type ElementOf } from '../../../src/elements/host/spec.ts';
import { inside, place, ready } from './elements.ts';

/** A screen small enough to see through: one input whose text is the only answer, `complaint`. */
export const probeSpec = defineSpec({
  tag: 'porsa-probe',
  attributes: {
    ...common.attributes,
    category: text,
    mode: oneOf('fill', 'view'),
    name: text,
    disabled: flag,
    flagged: flag,
  },
  properties: {
    ...common.properties,
    definition: typed<{ title: string }>(),
    answers: typed<Record<string, unknown>>(),
  },
  methods: { save: typed<(note?: string) => string>(), validate: typed<() => unknown>(), reset: typed<() => void>() },
  events: { ...common.events, change: typed<{ complaint: string }>() },
  formAssociated: true,
});

export type ProbeElement = ElementOf<typeof probeSpec>;

/** How often any probe was mounted, taken down, and asked to show its problems. */
export const probeCounts = { mounts: 0, unmounts: 0, validations: 0 };

export const latestInput: { current?: ScreenInput<typeof probeSpec> } = {};

function ProbeScreen({ input }: { readonly input: ScreenInput<typeof probeSpec> }) {
  const [complaint, setComplaint] = useState('');
  const now = useRef(complaint);
  const [first] = useState(input);
  now.current = complaint;
  latestInput.current = input;
  useEffect(() => {
    probeCounts.mounts += 1;
    first.ready({
      save: (note = '') => `${now.current}${note}`,
      validate: () => {
        probeCounts.validations += 1;
      },
      reset: () => setComplaint(''),
      form: {
        answers: () => ({ complaint: now.current || undefined, doses: [1, 2], rows: [{ a: 1 }] }),
        validate: () => (now.current ? [] : [{ message: 'Say what troubles you' }]),
      },
    });
    return () => {
      probeCounts.unmounts += 1;
    };
  }, [first]);
  if (complaint === 'break') throw new Error('The probe is to break');
  const change = (value: string) => {
    now.current = value;
    setComplaint(value);
    input.emit('change', { complaint: value });
  };
  return (
    <div>
      <label>
        Complaint
        <input value={complaint} disabled={input.disabled} onChange={(event) => change(event.target.value)} />
      </label>
      <output>{JSON.stringify({ values: input.values, appearance: input.appearance, api: input.api })}</output>
    </div>
  );
}

/** What the reader prefers, as a test wishes it. */
export const preferences: { current: Preferences; tell?: (preferences: Preferences) => void } = { current: {} };

export const probeModule: ScreenModule = {
  enliven,
  create: defineScreen('porsa-probe-screen', ProbeScreen),
  associateForm,
  watchPreferences: (_api, _detect, listener) => {
    preferences.tell = listener;
    listener(preferences.current);
    return () => undefined;
  },
};

export const probeOptions: HostOptions = { api: 'https://forms.example.org', load: () => Promise.resolve(probeModule) };

export const defineProbe = (options: Partial<HostOptions> = {}): void =>
  defineElement(probeSpec, { ...probeOptions, ...options });

/** The same element under a name of its own, for tests that bend its loading. */
export function defineProbeAs(tag: `porsa-${string}`, options: Partial<HostOptions>): void {
  defineElement({ ...probeSpec, tag }, { ...probeOptions, ...options });
}

/** A probe that stands in the page and is ready. */
export async function placeProbe(markup = '<porsa-probe language="en"></porsa-probe>'): Promise<ProbeElement> {
  const element = place<ProbeElement>(markup);
  await ready(element);
  return element;
}

/** What the screen drawn last was given. */
export const seen = () => latestInput.current!;

export const inputOf = (element: HTMLElement) => inside<HTMLInputElement>(element, 'input')!;
