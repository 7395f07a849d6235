import { Fragment, type ComponentType, type Context, type ReactElement, type ReactNode } from 'react';
import type { ViewAttributes, ViewNode } from '../../../api/contract/pages/first-view.ts';
import { attributesOf, type Props } from './attributes.ts';
import { createStillHooks, withContext, withHooks } from './still-hooks.ts';
import { idAt, placeWithin, topPlace, type TreePlace } from './tree-place.ts';

/** What is known of what stands around. */
interface Around {
  readonly place: TreePlace;
  /** What a list of options has chosen. */
  readonly chosen?: unknown;
}

type Component = ((props: Props) => ReactNode) | (new (props: Props) => { render(): ReactNode });
/** What elements are made of besides tags and functions: memoised components, and the contexts that provide. */
type Wrapped = { readonly type?: Component } & Partial<Context<unknown>>;

/**
 * Draws components as nodes, without the half of React that does so in documents: what a server draws for it to take over
 * (decision 0034), of that what our components use. Throws where they use more.
 */
export function drawStill(node: ReactNode): readonly ViewNode[] {
  return drawNode(node, { place: topPlace });
}

function drawNode(node: ReactNode, around: Around): readonly ViewNode[] {
  if (node === null || node === undefined || typeof node === 'boolean' || node === '') return [];
  if (typeof node !== 'object') return [String(node)];
  if (Symbol.iterator in node) {
    const children = [...(node as Iterable<ReactNode>)];
    return children.flatMap((child, index) =>
      drawNode(child, { ...around, place: placeWithin(around.place, children.length, index) }),
    );
  }
  return drawElement(node as ReactElement<Props>, around);
}

function drawElement({ type, props }: ReactElement<Props>, around: Around): readonly ViewNode[] {
  const children = props['children'] as ReactNode;
  if (type === (Fragment as unknown)) return drawNode(children, around);
  if (typeof type === 'string') return [drawTag(type, props, around)];
  if (typeof type === 'function') return drawComponent(type as Component, props, around);
  const wrapped = type as unknown as Wrapped;
  if (wrapped.type) return drawComponent(wrapped.type, props, around);
  if (!wrapped.Provider) throw new TypeError('cannot be drawn');
  return withContext(wrapped as Context<unknown>, props['value'], () => drawNode(children, around));
}

function drawComponent(component: Component, props: Props, around: Around): readonly ViewNode[] {
  let ids = 0;
  const hooks = createStillHooks(() => idAt(around.place, ids++));
  const drawn = withHooks(hooks, () => (isClass(component) ? new component(props).render() : component(props)));
  return drawNode(drawn, ids ? { ...around, place: placeWithin(around.place, 1, 0) } : around);
}

const isClass = (component: Component): component is Extract<Component, new (...given: never[]) => unknown> =>
  'isReactComponent' in ((component as ComponentType & { readonly prototype?: object }).prototype ?? {});

function drawTag(tag: string, props: Props, around: Around): ViewNode {
  const { value = props['defaultValue'], checked = props['defaultChecked'], children } = props;
  const attributes: Record<string, string> = { ...attributesOf(props) };
  const draw = (chosen = around.chosen) => drawNode(children as ReactNode, { ...around, chosen });
  switch (tag) {
    case 'textarea':
      return [tag, attributes, ...(value ? [String(value)] : [])];
    case 'select':
      return [tag, attributes, ...draw(value ?? null)];
    case 'option':
      return drawOption(attributes, draw().join(''), value, around.chosen);
    default:
      if (checked) attributes['checked'] = '';
      if (value !== undefined && value !== null) attributes['value'] = String(value);
      return [tag, attributes, ...draw()];
  }
}

function drawOption(attributes: ViewAttributes, text: string, value: unknown, chosen: unknown): ViewNode {
  const own = String(value ?? text);
  const isChosen = Array.isArray(chosen) ? chosen.map(String).includes(own) : chosen !== null && String(chosen) === own;
  return [
    'option',
    { ...attributes, ...(value !== undefined && { value: String(value) }), ...(isChosen && { selected: '' }) },
    ...(text ? [text] : []),
  ];
}
