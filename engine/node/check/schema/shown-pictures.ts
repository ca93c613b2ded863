/**
 * The display widths of pictures. A schema sets them with `displayWidth`, in CSS pixels; a
 * reference combines the width with the picture's path: `640 /assets/team.jpg`.
 */

/** A picture and its display width as one string. */
export function encodeShownPicture(path: string, width: number): string {
  return `${width} ${path}`
}

/** Path → the largest display width, in CSS pixels. */
export function readShown(names: string[]): Map<string, number> {
  const widest = new Map<string, number>()
  for (const name of names) {
    const at = name.indexOf(' ')
    const [width, path] = [Number(name.slice(0, at)), name.slice(at + 1)]
    widest.set(path, Math.max(width, widest.get(path) ?? 0))
  }
  return widest
}
