import { defineComponent, h, ref, watch, type VNode } from 'vue';
import type { SiteFormName } from '../../../../scripts/site/form-names.ts';
import { siteState } from '../site-state.ts';
import { keptDefinition } from './kept-definition.ts';
import { Toolbar, type FormLanguage } from './toolbar.ts';

/** A definition at the start of the line, the form at its end, and a link that carries both. */
export const Playground = defineComponent({
  props: { forms: { type: Array as () => readonly SiteFormName[], required: true } },
  setup(props) {
    const { language, theme, texts } = siteState();
    const kept = keptDefinition();
    const { text, trouble } = kept;
    const shown = ref<FormLanguage>(language.value);
    const answers = ref<string>();
    watch(text, () => (answers.value = undefined));
    watch(language, (next) => (shown.value = next));

    const note = (event: Event): void => {
      const { answers: given } = event.target as HTMLElement & { readonly answers?: unknown };
      answers.value = given === undefined ? undefined : JSON.stringify(given, null, 2);
    };
    const form = (): VNode =>
      h('porsa-form', {
        definition: text.value,
        language: shown.value,
        theme: theme.value,
        storage: 'memory',
        'onPorsa-change': note,
        'onPorsa-submit': note,
      });
    return () =>
      h('div', { class: 'playground' }, [
        h(Toolbar, { forms: props.forms, kept, language: shown.value, onLanguage: (next) => (shown.value = next) }),
        trouble.value && h('p', { role: 'alert', class: 'live-state' }, texts.value[trouble.value]),
        h('div', { class: 'playground-panes' }, [
          editor(texts.value.definition, text.value, (next) => (text.value = next)),
          h('section', { class: 'playground-pane', 'aria-label': texts.value.form }, [
            h('span', { 'aria-hidden': true }, texts.value.form),
            text.value === '' ? h('p', { class: 'live-state' }, texts.value.loading) : form(),
            given(texts.value, answers.value),
          ]),
        ]),
      ]);
  },
});

function editor(label: string, value: string, change: (text: string) => void): VNode {
  const onInput = (event: Event): void => change((event.target as HTMLTextAreaElement).value);
  const plain = { dir: 'ltr', spellcheck: false, autocapitalize: 'off', autocomplete: 'off' } as const;
  return h('label', { class: 'playground-pane' }, [h('span', label), h('textarea', { ...plain, value, onInput })]);
}

const given = (texts: { readonly answers: string; readonly noAnswers: string }, answers: string | undefined): VNode =>
  h('details', { class: 'live-events' }, [
    h('summary', texts.answers),
    answers === undefined ? h('p', texts.noAnswers) : h('pre', { dir: 'ltr', tabindex: 0 }, answers),
  ]);
