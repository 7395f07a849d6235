import { createApp, nextTick, shallowReactive } from 'vue/dist/vue.esm-browser.prod.js';
import type { Framework, Page } from './page.ts';

const template = `
  <template v-if="now.page.isShown">
    <porsa-form
      storage="memory"
      :language="now.page.language"
      :disabled="now.page.disabled"
      :page="now.page.page"
      :definition="now.page.definition"
      :patient="now.page.patient"
      @porsa-change="hear('porsa-change')"
      @lowercase="hear('lowercase')"
      @camelEvent="hear('camelEvent')"
      @CAPSevent="hear('CAPSevent')"
      @PascalEvent="hear('PascalEvent')"
    >{{ now.page.light }}</porsa-form>
    <porsa-proposal :templates="now.page.templates" />
  </template>
  <p v-else id="dummy">Dummy view</p>`;

export const vue: Framework = {
  name: 'Vue',
  mount: (target, page, hear) => {
    const now = shallowReactive({ page });
    const app = createApp({ template, setup: () => ({ now, hear }) });
    app.config.compilerOptions.isCustomElement = (tag) => tag.startsWith('porsa-');
    app.mount(target);
    return {
      draw: (next: Page) => {
        now.page = next;
        return nextTick();
      },
      unmount: () => app.unmount(),
    };
  },
};
