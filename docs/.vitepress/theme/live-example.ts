import { defineComponent, h, onMounted, onUnmounted, ref, watchEffect } from 'vue';
import { eventLog } from './event-log.ts';
import { siteState } from './site-state.ts';

const style = /<style>([\s\S]*?)<\/style>/g;

/** The start of an element that says nothing of its language: it has that of the page from the first moment. */
const unspoken = /<porsa-[a-z]+(?![^>]*\blanguage=)/g;

/** An example of a page: what its code does, its events, and the code itself. */
export const LiveExample = defineComponent({
  props: { source: { type: String, required: true } },
  setup(props, { slots }) {
    const { language, theme, texts } = siteState();
    const stage = ref<HTMLElement>();
    const { events, listen } = eventLog();
    const source = decodeURIComponent(props.source);
    const shown = source.replace(style, '').replace(unspoken, `$& language="${language.value}"`);
    let sheet: CSSStyleSheet | undefined;

    onMounted(() => {
      // The policy of the site takes styles from scripts alone.
      const css = [...source.matchAll(style)].map(([, text]) => text).join('\n');
      if (css) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }
      listen(stage.value!);
      watchEffect(() => {
        for (const element of stage.value!.children) element.setAttribute('theme', theme.value);
      });
    });
    onUnmounted(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    });

    const log = () =>
      h('details', { class: 'live-events' }, [
        h('summary', texts.value.events),
        events.value.length === 0
          ? h('p', texts.value.noEvents)
          : h(
              'ol',
              { dir: 'ltr' },
              events.value.map(({ at, name, detail }) => h('li', { key: at }, [h('code', name), ' ', detail])),
            ),
      ]);
    return () =>
      h('div', { class: 'live' }, [
        h('div', { ref: stage, class: 'live-stage', innerHTML: shown }),
        log(),
        slots['default']?.(),
      ]);
  },
});
