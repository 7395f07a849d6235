import { useScrollIntoView } from '../../ui/focus/use-scroll-into-view.ts';

/** The error of a form as a whole, scrolled into view in a long one; nothing without one. */
export function Alert({ text }: { readonly text: string | undefined }) {
  const ref = useScrollIntoView<HTMLParagraphElement>(text);
  return text ? (
    <p ref={ref} className="porsa-kit-alert" role="alert">
      {text}
    </p>
  ) : null;
}
