import type { ReactNode } from 'react'
import { Component } from 'react'
import { BlockFailed } from './BlockFailed'

/** Keeps a block that throws from taking the page with it. */
export class BlockBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? <BlockFailed /> : this.props.children
  }
}
