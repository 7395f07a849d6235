const outside = '//kanary.invalid/x';
const actions = ['canary()', 'canary`1`', 'top.canary()', "window['canary']()"];
const handlers: readonly ((action: string) => string)[] = [
  (act) => `<img src=x onerror="${act}">`,
  (act) => `<svg onload="${act}">`,
  (act) => `<svg><animate onbegin="${act}" attributeName=x dur=1s>`,
  (act) => `<details open ontoggle="${act}">`,
  (act) => `<video><source onerror="${act}">`,
  (act) => `<input autofocus onfocus="${act}">`,
  (act) => `<body onload="${act}">`,
  (act) => `<iframe srcdoc="<script>parent.${act}</script>"></iframe>`,
  (act) => `<script>${act}</script>`,
  (act) => `"><script>${act}</script>`,
  (act) => `'><img src=x onerror=${act}>`,
  (act) => `</textarea></title></style><svg/onload=${act}>`,
  (act) => `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${act}&gt;">`,
];
const others: readonly string[] = [
  `<img src="${outside}">`,
  `<link rel=stylesheet href="${outside}">`,
  `<style>@import "${outside}"</style>`,
  `<meta http-equiv=refresh content="0;url=${outside}">`,
  `<base href="${outside}">`,
  `<object data="${outside}"></object>`,
  `<embed src="${outside}">`,
  '<form id=canary><input name=attributes></form>',
  '<a href="javascript:canary()">x</a>',
  '&lt;img src=x onerror=canary()&gt;',
  '{{constructor.constructor("canary()")()}}',
  '${canary()}',
  '<template shadowrootmode=open><script>canary()</script></template>',
];

/** Some sixty texts that would run `canary()` or ask another host, were they ever taken for markup. */
export const hostileMarkup: readonly string[] = [...handlers.flatMap((handler) => actions.map(handler)), ...others];

/** The same thing with hostile texts wherever people read one; names, ids and values stay. */
export function poisoned<Thing>(thing: Thing, from = 0): Thing {
  let at = from;
  const next = (): string => {
    at += 1;
    return `${hostileMarkup[at % hostileMarkup.length]} ${at}`;
  };
  const walk = (value: unknown, isText: boolean): unknown => {
    if (typeof value === 'string') return isText ? next() : value;
    if (Array.isArray(value)) return value.map((item) => walk(item, isText));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner, isText || read.has(key))]));
  };
  return walk(thing, false) as Thing;
}

const read = new Set([
  'title',
  'text',
  'shorttitle',
  'subtitle',
  'subtext',
  'tooltip',
  'helptext',
  'unit',
  'message',
  'displayTitle',
  'footer',
  'header',
  'name_',
  'note',
  'firstName',
  'lastName',
  'address',
  'city',
  'clinic',
  'sharedBy',
  'createdBy',
  'categoryTitle',
  'clinicTitle',
]);

/** What of a tree would run or fetch something, whether it has yet or not. */
export function dangersIn(root: ParentNode): readonly string[] {
  const found = [...root.querySelectorAll('*')].flatMap((element) => {
    const inner = element.shadowRoot ? dangersIn(element.shadowRoot) : [];
    const attributes = [...element.attributes].filter(
      ({ name, value }) =>
        /^on/i.test(name) ||
        (/^(?:href|src|action|formaction|data|srcdoc|xlink:href)$/i.test(name) &&
          /^\s*(?:javascript|data:text|vbscript):|kanary\.invalid/i.test(value)),
    );
    const isLoose = /^(?:script|iframe|object|embed|base|meta|link)$/i.test(element.localName);
    return [
      ...inner,
      ...attributes.map(({ name, value }) => `${element.localName} ${name}=${value}`),
      ...(isLoose ? [element.outerHTML] : []),
    ];
  });
  return found;
}
