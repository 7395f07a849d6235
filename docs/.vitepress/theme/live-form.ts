import { defineComponent, h, onMounted, ref } from 'vue';
import { fetchForm } from './fetch-form.ts';
import { siteState } from './site-state.ts';

/** A form of the site, filled in on the page: nothing of it is stored. */
export const LiveForm = defineComponent({
  props: { name: { type: String, required: true } },
  setup(props) {
    const { language, theme, texts } = siteState();
    const definition = ref<string>();
    const failed = ref(false);

    async function load(): Promise<void> {
      failed.value = false;
      try {
        definition.value = await fetchForm(props.name);
      } catch {
        failed.value = true;
      }
    }
    onMounted(load);

    const trouble = () =>
      h('p', { class: 'live-state', role: 'alert' }, [
        texts.value.failed,
        ' ',
        h('button', { type: 'button', class: 'live-button', onClick: load }, texts.value.retry),
      ]);
    const form = () =>
      h('porsa-form', {
        definition: definition.value,
        language: language.value,
        theme: theme.value,
        storage: 'memory',
      });
    return () =>
      h('div', { class: 'live' }, [
        failed.value
          ? trouble()
          : definition.value === undefined
            ? h('p', { class: 'live-state' }, texts.value.loading)
            : form(),
      ]);
  },
});
