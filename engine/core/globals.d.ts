/**
 * The only globals that the core uses besides the language's built-in globals. Both browsers and
 * Node provide them.
 */

/** https://url.spec.whatwg.org/#url-class */
declare class URL {
  constructor(url: string | URL, base?: string | URL)
  readonly href: string
  readonly origin: string
  protocol: string
  readonly username: string
  readonly password: string
  readonly host: string
  readonly hostname: string
  readonly port: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** https://encoding.spec.whatwg.org/#interface-textencoder */
declare class TextEncoder {
  encode(text?: string): Uint8Array
}
