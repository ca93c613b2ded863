import type { ListenOptions } from '../serve/listen'
import { ALL_ADDRESSES } from '../serve/listen'
import type { OptionSpecs } from './command-line'
import { WrongUsage } from './command-line'

/** What every command that serves takes. */
export const SERVING = {
  port: {
    type: 'string',
    value: 'NUMBER',
    description:
      'The port, instead of the variable PORT. Without either it is the usual one, or the next that is free.',
  },
  host: {
    type: 'string',
    value: 'ADDRESS',
    alone: ALL_ADDRESSES,
    description:
      'Answers other machines too, at this address of the machine; without an address, at all of them. By default it answers this machine alone.',
  },
  'allowed-hosts': {
    type: 'string',
    value: 'NAME,NAME',
    description: 'Names that it may be asked by, besides localhost and IP addresses.',
  },
} as const satisfies OptionSpecs

/** Where people expect the servers. */
export const PREVIEW_PORT = 4173
export const DEV_PORT = 5173

/** What was written for these options. */
export type ServingFlags = { [name in keyof typeof SERVING]?: string }

/**
 * Where to listen, by flags first and then by `PORT`. A port that was chosen is never left for
 * another.
 * @throws {WrongUsage} when a value says nothing.
 */
export function parseServing(flags: ServingFlags, usualPort: number): ListenOptions {
  const chosen = flags.port ?? (process.env.PORT || undefined)
  const port = Number(chosen ?? usualPort)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    const name = flags.port === undefined ? 'PORT' : '--port'
    throw new WrongUsage(`${name} takes a number from 0 to 65535, not "${chosen}".`)
  }
  return {
    port,
    moves: chosen === undefined,
    host: flags.host,
    allowedHosts: flags['allowed-hosts']?.split(',').map(parseName),
  }
}

function parseName(text: string): string {
  const name = text.trim().toLowerCase()
  if (/^[a-z\d_-]+(\.[a-z\d_-]+)*$/.test(name)) return name
  throw new WrongUsage(
    `--allowed-hosts takes names such as site.test,preview.example, without scheme and port, not "${text}".`,
  )
}
