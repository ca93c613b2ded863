import type { ReactNode } from 'react'
import { Component } from 'react'
import { isMissingNode } from '../../browser/translated'

export interface ErrorBoundaryProps {
  children: ReactNode
  /** Renders a replacement for children that threw an error. `retry` renders the children again. */
  fallback: (retry: () => void) => ReactNode
  /** The enclosed block's type, for the development server. */
  block?: string
}

/** Contains errors in a part of the page. */
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
    // If the children change, they get another attempt.
    if (children === this.props.children) return
    this.isSecondTry = false
    if (this.state.failed) this.retry()
  }

  retry = (): void => this.setState({ failed: false })

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children
  }
}
