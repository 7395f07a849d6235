import { VPHomeContent, VPHomeFeatures, VPHomeHero } from 'vitepress/theme-without-fonts';
import { defineComponent, h } from 'vue';

/** The first page as VitePress draws it from the front matter, within the landmark that its own layout lacks. */
export const HomePage = defineComponent({
  setup(_, { slots }) {
    return () => h('main', { class: 'VPHome' }, [h(VPHomeHero), h(VPHomeFeatures), h(VPHomeContent, null, slots)]);
  },
});
