import { dashboardSpec } from '../dashboard/spec.ts';
import { defineElement } from '../host/define-element.ts';
import { designerSpec } from '../designer/spec.ts';
import type { First } from '../form/first.ts';
import { formSpec } from '../form/spec.ts';
import type { HostOptions, LoadingHost } from '../host/host-life.ts';
import { hostText } from '../host/host-texts.ts';
import { proposalSpec } from '../proposal/spec.ts';
import { readReader } from '../host/reader.ts';
import type { ScreenModule } from '../host/screen-module.ts';
import { whenWaiting } from '../outbox/when-waiting.ts';
import { askForForm } from './ask-for-form.ts';
import { filesOf, importChunk, preload, textsOf, type Screen } from './chunks.ts';
import { openForm } from './open-form.ts';
import { folder, ownServer } from './own-address.ts';

/** What every screen needs and a form is drawn with first. */
const importFirst = (attempt: number): Promise<First> => importChunk('first', attempt);

async function loadScreen(screen: Screen, attempt: number, host: LoadingHost): Promise<ScreenModule> {
  const { element } = host;
  // What is drawn first is fetched first, and the form itself asked for next: both are small, and all the rest is in their way.
  const first = importFirst(attempt);
  host.meet(readReader(host.api()));
  const { language } = host.appearance();
  const isServed = element.hasAttribute('category');
  const isForm = screen === 'form';
  if (!attempt)
    preload([...filesOf(isForm && !isServed ? 'own' : screen), ...(isForm ? [textsOf(language)] : [])], isServed);
  // What makes a form live is asked for once what draws it is on its way: a page's own is drawn by half the filler.
  const { dress } = await first;
  const [module] = await Promise.all([importChunk<ScreenModule>(screen, attempt), dress(folder, element, language)]);
  return module;
}

const openWith: HostOptions['open'] = (host, attempt) =>
  openForm(host, importFirst(attempt), {
    folder,
    text: hostText,
    ask: askForForm,
    own: () => importChunk('own', attempt),
    preload: (files) => attempt || preload(files),
  });

for (const spec of [formSpec, designerSpec, proposalSpec, dashboardSpec]) {
  const screen = spec.tag.slice('porsa-'.length) as Screen;
  defineElement(spec, {
    api: ownServer,
    load: (...request) => loadScreen(screen, ...request),
    open: spec === formSpec ? openWith : undefined,
  });
}
whenWaiting(async (attempt) => (await importChunk<ScreenModule>('form', attempt)).sendWaiting?.());
