import { expect } from '@open-wc/testing';
import { createElement, createRef, StrictMode, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { clearPage, place } from '../../../test/support/screens/elements.ts';
import { until } from '../../../test/support/screens/wait.ts';
import type { ScreenInput } from '../host/screen-module.ts';
import { common, defineSpec, oneOf, sends, typed, type CommonEvents } from '../host/spec.ts';
import type { ScreenHandle } from './screen-props.ts';
import { screenComponent } from './screen-component.tsx';
import { SessionProvider } from './session/session.tsx';

const spec = defineSpec({
  tag: 'porsa-probe',
  attributes: { ...common.attributes, mode: oneOf('form', 'chat') },
  properties: { ...common.properties },
  methods: { save: typed<(text: string) => Promise<string>>() },
  events: sends<CommonEvents & { save: string }>(),
});
type Probe = typeof spec;

function Screen({ input }: { readonly input: ScreenInput<Probe> }) {
  const { ready, emit, appearance, values } = input;
  useEffect(() => {
    const save = async (text: string) => {
      emit('save', text);
      return `${text}!`;
    };
    ready({ save });
    return () => ready(undefined);
  }, [ready, emit]);
  const { language, dir, calendar, theme } = appearance;
  return (
    <p lang={language}>
      {[language, dir, calendar, theme, values.mode ?? 'no mode'].join(' ')}
      <button>Inside</button>
    </p>
  );
}

let root: Root;
const box = (): HTMLElement => document.querySelector<HTMLElement>('#probe')!;
const text = (): string =>
  document.querySelector('#probe')?.shadowRoot?.querySelector('.porsa-screen')?.textContent ?? '';
const api = 'https://forms.test';

describe('A screen in an application of React', () => {
  beforeEach(() => {
    root = createRoot(place('<main></main>'));
  });
  afterEach(() => {
    root.unmount();
    clearPage();
  });

  it('is drawn in a shadow root, as its provider and its own props say', async () => {
    const Shown = screenComponent(spec, async () => Screen);
    const draw = (language: 'en' | 'fa', own: object = {}) =>
      root.render(
        <StrictMode>
          <SessionProvider api={api} language={language} theme="dark">
            <Shown id="probe" {...own} />
          </SessionProvider>
        </StrictMode>,
      );
    draw('fa');
    await until(() => text().includes('fa rtl fa dark no mode'), 'the screen is drawn');
    draw('en', { mode: 'chat' });
    await until(() => text().includes('en ltr en dark chat'), 'the screen follows');
    draw('fa', { language: 'en', theme: 'light', mode: 'dance' });
    await until(
      () => text().includes('en ltr en light no mode'),
      'its own props win, and unknown words count for nothing',
    );
    expect(box().shadowRoot!.querySelectorAll('.porsa-screen').length).to.equal(1);
  });

  it('has methods that wait for it, calls back, and takes the focus', async () => {
    const Shown = screenComponent(spec, async () => Screen);
    const ref = createRef<ScreenHandle<Probe>>();
    const saved: string[] = [];
    root.render(<Shown id="probe" api={api} language="en" ref={ref} onSave={(detail) => saved.push(detail)} />);
    await until(() => ref.current !== null, 'the ref is set');
    expect(await ref.current!.save('now')).to.equal('now!');
    root.render(
      <Shown id="probe" api={api} language="en" ref={ref} onSave={(detail) => saved.push(`new ${detail}`)} />,
    );
    await until(
      async () => (await ref.current!.save('later')) && saved.at(-1) === 'new later',
      'the new callback hears',
    );
    expect(saved[0]).to.equal('now');
    ref.current!.focus();
    expect(box().shadowRoot!.activeElement?.textContent).to.equal('Inside');
  });

  it('whose code does not come says so, fails its methods, and can be tried again', async () => {
    let tries = 0;
    const Shown = screenComponent(spec, async () => {
      tries += 1;
      if (tries <= 2) throw new Error('lost');
      return Screen;
    });
    const ref = createRef<ScreenHandle<Probe>>();
    const errors: string[] = [];
    root.render(<Shown id="probe" api={api} language="en" ref={ref} onError={({ code }) => errors.push(code)} />);
    await until(() => errors.length === 1, 'the failure is reported');
    const refused = ref.current!.save('lost').then(
      () => 'saved',
      ({ message }: Error) => message,
    );
    expect(await refused).to.contain('couldn’t be loaded');
    expect(errors).to.deep.equal(['unavailable', 'unavailable']);
    box().shadowRoot!.querySelector<HTMLButtonElement>('.porsa-trouble button')!.click();
    await until(() => text().includes('en ltr'), 'the screen comes');
    expect(box().shadowRoot!.querySelector('.porsa-trouble')).to.equal(null);
    expect(await ref.current!.save('now')).to.equal('now!');
  });

  it('that breaks is the application’s to catch', async () => {
    const Broken = screenComponent(spec, async () => () => {
      throw new Error('broken');
    });
    const caught: unknown[] = [];
    root.unmount();
    root = createRoot(document.querySelector('main')!, { onUncaughtError: (error) => caught.push(String(error)) });
    root.render(createElement(Broken, { id: 'probe', api, language: 'en' }));
    await until(() => caught.includes('Error: broken'), 'the root hears of it');
  });
});
