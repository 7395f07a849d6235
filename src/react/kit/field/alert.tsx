import { useShown } from '../../ui/focus/use-shown.ts';

/** What is wrong with a form as a whole, brought into sight in a long one; nothing where nothing is. */
export function Alert({ text }: { readonly text: string | undefined }) {
  const ref = useShown<HTMLParagraphElement>(text);
  return text ? (
    <p ref={ref} className="porsa-kit-alert" role="alert">
      {text}
    </p>
  ) : null;
}
