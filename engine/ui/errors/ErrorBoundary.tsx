import type { ReactNode } from 'react'
import { Component } from 'react'
import { isMissingNode } from '../../browser/translated'

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
  private isSecondTry = false

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: Error): void {
    // The browser, or an extension of it, has changed the document: new nodes are where React puts them.
    if (!isMissingNode(error) || this.isSecondTry) return
    this.isSecondTry = true
    this.retry()
  }

  override componentDidUpdate({ children }: ErrorBoundaryProps): void {
    // Other children deserve a try of their own.
    if (children === this.props.children) return
    this.isSecondTry = false
    if (this.state.failed) this.retry()
  }

  retry = (): void => this.setState({ failed: false })

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children
  }
}
