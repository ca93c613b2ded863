/**
 * How wide pictures are shown. A schema says it by `displayWidth`, in CSS pixels; among what values
 * refer to, it is one text with the picture's path: `640 /assets/team.jpg`.
 */

/** A picture and the widest that it is shown. */
export function nameShown(path: string, width: number): string {
  return `${width} ${path}`
}

/** Path → the widest, in CSS pixels, that any of the places shows it. */
export function readShown(names: string[]): Map<string, number> {
  const widest = new Map<string, number>()
  for (const name of names) {
    const at = name.indexOf(' ')
    const [width, path] = [Number(name.slice(0, at)), name.slice(at + 1)]
    widest.set(path, Math.max(width, widest.get(path) ?? 0))
  }
  return widest
}
