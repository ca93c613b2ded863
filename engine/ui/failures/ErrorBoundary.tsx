import type { ReactNode } from 'react'
import { Component } from 'react'

export interface ErrorBoundaryProps {
  children: ReactNode
  /** What to show in place of children that threw; `retry` renders them again. */
  fallback: (retry: () => void) => ReactNode
  /** The type of the block that it is around, for the development server. */
  block?: string
}

/** Keeps a part of the page that throws from taking the rest with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidUpdate({ children }: ErrorBoundaryProps): void {
    // Other children deserve a try of their own.
    if (this.state.failed && children !== this.props.children) this.retry()
  }

  retry = (): void => this.setState({ failed: false })

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children
  }
}
