import { Component, type ReactNode } from 'react';
import { toFailure, type Failure } from './failure.ts';

interface FormBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: (failure: Failure, retry: () => void) => ReactNode;
}

/** An error inside is shown inside: never a blank box, never an exception in the host's page. */
export class FormBoundary extends Component<FormBoundaryProps, { readonly failure?: Failure }> {
  override state: { readonly failure?: Failure } = {};

  static getDerivedStateFromError(error: unknown): { failure: Failure } {
    return { failure: toFailure(error) };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure, () => this.setState({ failure: undefined })) : this.props.children;
  }
}
