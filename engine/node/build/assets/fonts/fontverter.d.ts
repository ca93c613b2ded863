declare module 'fontverter' {
  type FontFormat = 'sfnt' | 'woff' | 'woff2'
  /** Converts a font to another format. The source format is detected by default. */
  export function convert(font: Buffer, to: FontFormat, from?: FontFormat): Promise<Buffer>
}
