import type { ReactNode } from 'react'
import { Component } from 'react'
import { isMissingNode } from '../../browser/translated'

export interface ErrorBoundaryProps {
  children: ReactNode
  /** Renders the replacement for children that threw. `retry` renders them again. */
  fallback: (retry: () => void) => ReactNode
  /** The type of the enclosed block, for the development server. */
  block?: string
}

/** Contains the errors of a part of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }
  private isSecondTry = false

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: Error): void {
    // The browser or an extension has changed the document, so the children are rendered again with
    // new nodes.
    if (!isMissingNode(error) || this.isSecondTry) return
    this.isSecondTry = true
    this.retry()
  }

  override componentDidUpdate({ children }: ErrorBoundaryProps): void {
    // Other children get a new attempt.
    if (children === this.props.children) return
    this.isSecondTry = false
    if (this.state.failed) this.retry()
  }

  retry = (): void => this.setState({ failed: false })

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children
  }
}
