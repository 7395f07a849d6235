import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What is drawn; a change draws it again. */
  readonly of?: unknown;
  readonly children: ReactNode;
  readonly fallback: (retry: () => void) => ReactNode;
}

/** What cannot be drawn gives way to the fallback in its own place; everything around it stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (this.state.failed && before.of !== this.props.of) this.retry();
  }

  private readonly retry = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
