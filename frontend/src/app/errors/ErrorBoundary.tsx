import { Component, type ComponentType, type ReactNode } from 'react';

interface Props {
  /** An error is forgotten when this value changes. */
  at: string;
  Fallback: ComponentType<{ error: unknown }>;
  children: ReactNode;
}
interface State {
  at: string;
  failure: { error: unknown } | null;
}

/** Shows `Fallback` in place of children that failed to render. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { at: this.props.at, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { at, failure: null };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { Fallback, children } = this.props;
    return failure ? <Fallback error={failure.error} /> : children;
  }
}
