import { defineElement } from '../../elements/host/define-element.ts';
import { formSpec } from '../../elements/form/spec.ts';
import { pageAddress } from '../../elements/host/page-address.ts';

export type { PorsaFormElement } from '../../elements/form/spec.ts';
export type * from './tags.ts';
export { formSpec };

defineElement(formSpec, {
  api: pageAddress(),
  load: async () => (await import('../../elements/form/form-screen.tsx')).formScreen,
});
if (globalThis.document)
  void import('../../elements/outbox/when-waiting.ts').then(
    ({ whenWaiting }) => whenWaiting(async () => (await import('../../elements/outbox/send-waiting.ts')).sendWaiting()),
    () => undefined,
  );
