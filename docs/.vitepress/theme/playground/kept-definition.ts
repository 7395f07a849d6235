import { onMounted, onUnmounted, ref, watch } from 'vue';
import { fetchForm } from '../fetch-form.ts';
import { readLink, writeLink } from './link.ts';

const first = 'phq-2';

/** The definition that is edited, kept in the fragment of the page's address so that the address is the link to it. */
export function keptDefinition() {
  const text = ref('');
  const form = ref(first);
  const trouble = ref<'failed' | 'badLink'>();
  /** What the address says: it is not read again when we have written it. */
  let written = '';

  async function open(id: string): Promise<void> {
    try {
      const loaded = await fetchForm(id);
      form.value = id;
      text.value = JSON.stringify(JSON.parse(loaded), null, 2);
      trouble.value = undefined;
    } catch {
      trouble.value = 'failed';
    }
  }

  async function follow(): Promise<void> {
    if (location.hash === written && written) return;
    try {
      const linked = await readLink(location);
      if (linked && 'text' in linked) {
        form.value = '';
        text.value = linked.text;
      } else await open(linked?.form ?? first);
    } catch {
      await open(first);
      trouble.value = 'badLink';
    }
  }

  /** The address of the page that leads here again. */
  async function keep(): Promise<void> {
    written = await writeLink(text.value);
    history.replaceState(history.state, '', written);
  }

  let waiting: ReturnType<typeof setTimeout> | undefined;
  watch(text, () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void keep(), 400);
  });
  const again = (): void => void follow();
  onMounted(() => {
    window.addEventListener('hashchange', again);
    again();
  });
  onUnmounted(() => {
    clearTimeout(waiting);
    window.removeEventListener('hashchange', again);
  });
  return { text, form, trouble, open, keep };
}
