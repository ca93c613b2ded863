declare module 'fontverter' {
  type FontFormat = 'sfnt' | 'woff' | 'woff2'
  /** A font in another format; its own is found out unless it is given. */
  export function convert(font: Buffer, to: FontFormat, from?: FontFormat): Promise<Buffer>
}
