import { Component, type ReactNode } from 'react';

interface ScreenBoundaryProps {
  readonly children?: ReactNode;
  readonly onBroken?: () => void;
}

/** Reports a crash of the screen to the element around it, which shows a message in place of a blank box. */
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
