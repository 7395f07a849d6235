import { withBase } from 'vitepress';
import { defineComponent, h } from 'vue';
import { siteState } from './site-state.ts';

/** What stands at an address that leads nowhere. */
export const NotFound = defineComponent({
  setup() {
    const { language, texts } = siteState();
    return () =>
      h('main', { class: 'site-lost' }, [
        h('h1', texts.value.lost),
        h('p', texts.value.lostHint),
        h('a', { href: withBase(language.value === 'fa' ? '/fa/' : '/') }, texts.value.start),
      ]);
  },
});
