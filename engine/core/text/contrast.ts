/**
 * The contrast ratio of two colours, each `#rrggbb`:
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */

type Channels = [red: number, green: number, blue: number]

/** The contrast of two colours, from 1 (none) to 21 (black on white). */
export function resolveContrast(one: string, other: string): number {
  const [light, dark] = [resolveLuminance(one), resolveLuminance(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** The nearest darker or lighter shade of a colour that has this contrast to all backgrounds. */
export function resolveReadable(
  color: string,
  grounds: string[],
  least: number,
): string | undefined {
  const isReadable = (shade: string) =>
    grounds.every((ground) => resolveContrast(shade, ground) >= least)
  for (let step = 1; step <= 50; step += 1) {
    const shades = ['#000000', '#FFFFFF'].map((end) => mixColors(color, end, step / 50))
    const found = shades.find(isReadable)
    if (found) return found
  }
  return undefined
}

/** A colour mixed with another. The other's share is from 0 to 1. */
export function mixColors(color: string, other: string, share: number): string {
  const [from, to] = [parseChannels(color), parseChannels(other)]
  const mixed = from.map((value, index) => value + ((to[index] ?? 0) - value) * share)
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

function resolveLuminance(color: string): number {
  const [red, green, blue] = parseChannels(color).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function parseChannels(color: string): Channels {
  const read = (start: number) => Number.parseInt(color.slice(start, start + 2), 16)
  return [read(1), read(3), read(5)]
}
