import { useLanguage } from '../../../ui/language/language.tsx';

/** A text that somebody typed, in whichever language: read, spoken and set as that one. */
export function Foreign({ text }: { readonly text: string }) {
  const { show, digits } = useLanguage();
  return <bdi dir="auto">{show(/[a-z]/i.test(text) ? text : digits(text))}</bdi>;
}
