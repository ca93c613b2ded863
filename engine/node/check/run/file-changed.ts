/**
 * Thrown for a file that was valid when it was checked, but is no longer valid when it is read
 * again.
 */
export class FileChanged extends Error {
  override readonly name = 'FileChanged'

  constructor(file: string) {
    super(
      `${file} changed while Quire was reading the site, and has an error now. Run the command again.`,
    )
  }
}
