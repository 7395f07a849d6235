import { computed, defineComponent, h, ref, watch, type VNode } from 'vue';
import type { SiteFormName } from '../../../../scripts/site/form-names.ts';
import { siteState } from '../site-state.ts';
import type { keptDefinition } from './kept-definition.ts';

type Kept = ReturnType<typeof keptDefinition>;
export type FormLanguage = 'en' | 'fa';

/** What the playground begins with, in which language the form is, and the link to it. */
export const Toolbar = defineComponent({
  props: {
    forms: { type: Array as () => readonly SiteFormName[], required: true },
    kept: { type: Object as () => Kept, required: true },
    language: { type: String as () => FormLanguage, required: true },
  },
  emits: { language: (_language: FormLanguage) => true },
  setup(props, { emit }) {
    const { language, texts } = siteState();
    const { text, form, open, keep } = props.kept;
    const copied = ref<'copied' | 'notCopied'>();
    watch(text, () => (copied.value = undefined));

    async function copy(): Promise<void> {
      await keep();
      copied.value = await navigator.clipboard.writeText(location.href).then(
        () => 'copied' as const,
        () => 'notCopied' as const,
      );
    }
    const named = computed(() => props.forms.map(({ id, title }): Option => [id, title[language.value]]));
    const tidied = computed(() => tidy(text.value));
    const button = (label: string, onClick: () => void, disabled = false): VNode =>
      h('button', { type: 'button', class: 'live-button', disabled, onClick }, label);
    return () =>
      h('div', { class: 'playground-bar' }, [
        choice(texts.value.example, form.value, named.value, (id) => void open(id)),
        choice(texts.value.language, props.language, Object.entries(texts.value.languages), (next) =>
          emit('language', next === 'fa' ? 'fa' : 'en'),
        ),
        button(texts.value.format, () => (text.value = tidied.value), tidied.value === text.value),
        button(texts.value.copyLink, () => void copy()),
        h('span', { role: 'status', class: 'playground-state' }, copied.value ? texts.value[copied.value] : ''),
      ]);
  },
});

/** JSON with a line for each value; a text that is no JSON stays as it is. */
function tidy(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

type Option = readonly [value: string, text: string];

/** A list with its label; where the definition is none of the list, it says so by a dash. */
function choice(label: string, value: string, options: readonly Option[], choose: (value: string) => void): VNode {
  const onChange = (event: Event): void => choose((event.target as HTMLSelectElement).value);
  return h('label', { class: 'playground-choice' }, [
    h('span', label),
    h('select', { value, onChange }, [
      value === '' && h('option', { value: '' }, '–'),
      ...options.map(([id, text]) => h('option', { value: id }, text)),
    ]),
  ]);
}
