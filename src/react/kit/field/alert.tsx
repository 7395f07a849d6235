/** What is wrong with a form as a whole; nothing where nothing is. */
export function Alert({ text }: { readonly text: string | undefined }) {
  return text ? (
    <p className="porsa-kit-alert" role="alert">
      {text}
    </p>
  ) : null;
}
