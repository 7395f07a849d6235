import { useEffect, useRef } from 'react';

/** Where the focus begins: at the first control that Tab reaches, or at the first button of a question. The browser would take the button that closes. */
const firstControl =
  ':is(:scope > .porsa-kit-dialog-body :is(input, textarea, select, button, sl-switch):not(:disabled, [tabindex="-1"]), :scope > .porsa-kit-dialog-foot sl-button)';

/** Opens the dialog as long as it is drawn; whoever opened it has the focus again at the end. */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    const opener = (dialog?.getRootNode() as ShadowRoot | Document | undefined)?.activeElement;
    dialog?.showModal();
    const frame = requestAnimationFrame(() => dialog?.querySelector<HTMLElement>(firstControl)?.focus());
    return () => {
      cancelAnimationFrame(frame);
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return ref;
}
