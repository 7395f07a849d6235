import type { Answers, FormDefinition } from '../../engine/definition/types.ts';
import type { Patient } from '../../engine/live-form/types.ts';
import type { Problem } from '../../engine/definition/problem.ts';
import type { ChangeDetail, SaveDetail, SubmitDetail } from '../../react/form/filling/events.ts';
import {
  common,
  defineSpec,
  flag,
  oneOf,
  sends,
  text,
  typed,
  type CommonEvents,
  type ElementOf,
  type WithJsonDefinition,
} from '../host/spec.ts';

export const formSpec = defineSpec({
  tag: 'porsa-form',
  attributes: {
    ...common.attributes,
    service: text,
    headline: text,
    project: text,
    category: text,
    page: text,
    file: text,
    link: text,
    mode: oneOf('fill', 'view', 'preview'),
    storage: oneOf('device', 'memory'),
    name: text,
    disabled: flag,
  },
  properties: {
    ...common.properties,
    definition: typed<FormDefinition>(),
    answers: typed<Answers>(),
    patient: typed<Patient>(),
  },
  methods: {
    save: typed<() => Promise<boolean>>(),
    validate: typed<() => readonly Problem[]>(),
    reset: typed<() => void>(),
    print: typed<() => void>(),
  },
  events: sends<CommonEvents & { change: ChangeDetail; save: SaveDetail; submit: SubmitDetail }>(),
  formAssociated: true,
});

/** `<porsa-form>`: fills, shows or tries one form. */
export type PorsaFormElement = WithJsonDefinition<ElementOf<typeof formSpec>>;
