/** The only engine module that a block's receiver module imports. */

export type { FormReceiver, ReceivedLine } from './core/receive/received-form'
