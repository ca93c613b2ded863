import { CHANGE_EVENT } from '../../core/dev-protocol'

/**
 * Shows a saved file: the app takes the page's new data, or, where it cannot, the document is
 * loaded again.
 */
export function showChange({ sharedChanged }: { sharedChanged: boolean }): void {
  const event = new CustomEvent(CHANGE_EVENT, { cancelable: true })
  if (sharedChanged || dispatchEvent(event)) location.reload()
}
