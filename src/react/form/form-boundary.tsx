import { Component, type ReactNode } from 'react';
import type { SourceFailure } from './form-source.ts';

interface FormBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: (failure: SourceFailure, retry: () => void) => ReactNode;
}

/** A form that cannot run says what is wrong with it; everything else is our own fault. */
export function toFailure(error: unknown): SourceFailure {
  const problems = error instanceof Error && 'problems' in error ? error.problems : undefined;
  return Array.isArray(problems) ? { code: 'invaliddefinition', problems } : { code: 'internal' };
}

/** What breaks inside is said inside: never a blank box, never an exception in the host's page. */
export class FormBoundary extends Component<FormBoundaryProps, { readonly failure?: SourceFailure }> {
  override state: { readonly failure?: SourceFailure } = {};

  static getDerivedStateFromError(error: unknown): { failure: SourceFailure } {
    return { failure: toFailure(error) };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure, () => this.setState({ failure: undefined })) : this.props.children;
  }
}
