/** The only engine module that a block's receiver module imports. */

export type {
  FormReceiver,
  ReceivedFile,
  ReceivedForm,
  ReceivedLine,
} from './core/receive/received-form'
export { resolveTokens } from './core/text/tokens'
export { trimEnd } from './core/text/trim-end'
