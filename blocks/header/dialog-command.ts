import type { MouseEvent } from 'react'

/**
 * The attributes of a button that opens or closes a dialog: invoker commands if the browser
 * supports them, otherwise a script. React's types lack these attributes.
 * https://html.spec.whatwg.org/#attr-button-command
 */
export function commandProps(command: 'show-modal' | 'close', id: string) {
  function onClick({ currentTarget }: MouseEvent) {
    if ('commandForElement' in currentTarget) return
    const dialog = document.getElementById(id)
    if (!(dialog instanceof HTMLDialogElement)) return
    if (command === 'close') dialog.close()
    else dialog.showModal()
  }
  return { type: 'button', command, commandfor: id, onClick } as const
}
