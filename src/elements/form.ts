import { defineElement } from './define-element.ts';
import { formSpec } from './form-spec.ts';
import { pageAddress } from './page-address.ts';

export type { PorsaFormElement } from './form-spec.ts';
export type * from './jsx.ts';
export { formSpec };

defineElement(formSpec, { api: pageAddress(), load: async () => (await import('./form-screen.tsx')).formScreen });
if (globalThis.document)
  void import('./when-waiting.ts').then(
    ({ whenWaiting }) => whenWaiting(async () => (await import('./send-waiting.ts')).sendWaiting()),
    () => undefined,
  );
