/** The only engine module that a block's receiver module imports. */

export type { FormReceiver, ReceivedValues } from './core/receive/received-form'
