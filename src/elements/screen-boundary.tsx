import { Component, type ReactNode } from 'react';

interface ScreenBoundaryProps {
  readonly children?: ReactNode;
  readonly onBroken?: () => void;
}

/** Where a screen breaks, the element around says so: a blank box would say nothing. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(): void {
    this.props.onBroken?.();
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}
