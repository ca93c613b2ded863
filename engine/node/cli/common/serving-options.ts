import { UsageError } from '../../lib/files/usage-error'
import type { ListenOptions } from '../../lib/http/listen'
import { ALL_ADDRESSES } from '../../lib/http/listen'
import type { OptionSpecs } from './command-line'

/** The options of all commands that serve. */
export const SERVING = {
  port: {
    type: 'string',
    value: 'NUMBER',
    description:
      'The port to listen on; overrides the variable PORT. Without either, the command uses its default port or the next free one.',
  },
  host: {
    type: 'string',
    value: 'ADDRESS',
    preset: ALL_ADDRESSES,
    description:
      'The IP address to listen on, so that other machines can reach the server; without a value, all addresses of this machine. By default, only this machine can reach it.',
  },
  'allowed-hosts': {
    type: 'string',
    value: 'NAME,NAME',
    description: 'Host names that the server answers to, besides localhost and IP addresses.',
  },
} as const satisfies OptionSpecs

/** The default ports. */
export const PREVIEW_PORT = 4173
export const DEV_PORT = 5173

/** The values of these options. */
export type ServingFlags = { [name in keyof typeof SERVING]?: string }

/**
 * Parses where to listen, from the options or from `PORT`. A chosen port is never replaced by
 * another.
 * @throws {UsageError} when a value is invalid.
 */
export function parseServing(flags: ServingFlags, usualPort: number): ListenOptions {
  const chosen = flags.port ?? (process.env.PORT || undefined)
  const port = Number(chosen ?? usualPort)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    const name = flags.port === undefined ? 'PORT' : '--port'
    throw new UsageError(`${name} needs a number from 0 to 65535, not "${chosen}".`, {
      showsUsage: true,
    })
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
  throw new UsageError(
    `--allowed-hosts needs names such as site.test,preview.example, without scheme or port, not "${text}".`,
    { showsUsage: true },
  )
}
