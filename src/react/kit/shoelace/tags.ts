import type { FormEvent, HTMLAttributes, JSX, ReactNode, Ref } from 'react';

interface Common<E extends HTMLElement = HTMLElement> extends Omit<HTMLAttributes<E>, 'onChange' | 'onInput'> {
  readonly ref?: Ref<E>;
  readonly children?: ReactNode;
  readonly slot?: string;
}

type Tag<P> = (props: P) => JSX.Element;

/** A Shoelace element as React draws it: properties are set, `onsl-…` listens. Its module must have been imported. */
const tag = <P>(name: `sl-${string}`): Tag<P> => name as unknown as Tag<P>;

export const SlButton = tag<
  Common & {
    readonly variant?: 'default' | 'primary' | 'success' | 'neutral' | 'warning' | 'danger' | 'text';
    readonly size?: 'small' | 'medium' | 'large';
    readonly type?: 'button' | 'submit';
    readonly caret?: boolean;
    readonly loading?: boolean;
    readonly disabled?: boolean;
    readonly outline?: boolean;
    readonly pill?: boolean;
    readonly circle?: boolean;
  }
>('sl-button');

export interface SlField extends HTMLElement {
  value: string;
  readonly updateComplete: Promise<unknown>;
}

export const SlInput = tag<
  Common<SlField> & {
    readonly type?: 'text' | 'email' | 'password' | 'tel' | 'search' | 'number' | 'url';
    readonly name?: string;
    readonly value?: string;
    readonly label?: string;
    readonly placeholder?: string;
    readonly 'help-text'?: string;
    readonly size?: 'small' | 'medium' | 'large';
    readonly required?: boolean;
    readonly disabled?: boolean;
    readonly clearable?: boolean;
    readonly 'password-toggle'?: boolean;
    readonly autocomplete?: string;
    readonly inputmode?: 'text' | 'numeric' | 'tel' | 'email' | 'url' | 'search';
    readonly maxlength?: number;
    readonly spellcheck?: boolean;
    readonly autocapitalize?: string;
    readonly 'onsl-input'?: (event: FormEvent<SlField>) => void;
    readonly 'onsl-clear'?: () => void;
  }
>('sl-input');

interface SlToggle extends HTMLElement {
  checked: boolean;
}

export const SlSwitch = tag<
  Common<SlToggle> & {
    readonly name?: string;
    readonly checked?: boolean;
    readonly disabled?: boolean;
    readonly 'help-text'?: string;
    readonly size?: 'small' | 'medium' | 'large';
    readonly 'onsl-change'?: (event: FormEvent<SlToggle>) => void;
  }
>('sl-switch');

export const SlDropdown = tag<
  Common & {
    readonly placement?: string;
    readonly distance?: number;
    readonly hoist?: boolean;
    readonly 'stay-open-on-select'?: boolean;
  }
>('sl-dropdown');
export const SlMenu = tag<
  Common & { readonly 'onsl-select'?: (event: CustomEvent<{ readonly item: { readonly value: string } }>) => void }
>('sl-menu');
export const SlMenuItem = tag<
  Common & {
    readonly value?: string;
    readonly type?: 'normal' | 'checkbox';
    readonly checked?: boolean;
    readonly disabled?: boolean;
  }
>('sl-menu-item');
export const SlDivider = tag<Common>('sl-divider');
export const SlSkeleton = tag<Common & { readonly effect?: 'pulse' | 'sheen' | 'none' }>('sl-skeleton');
