import type { Connection } from 'vscode-languageserver/node'
import { MessageType, ShowMessageNotification } from 'vscode-languageserver/node'

/**
 * Shows a message in the editor. The methods of `connection.window` ask for an answer, and throw if the
 * editor cannot answer.
 */
export function showMessage(
  connection: Connection,
  type: 'Error' | 'Warning',
  message: string,
): void {
  connection.sendNotification(ShowMessageNotification.type, { type: MessageType[type], message })
}
