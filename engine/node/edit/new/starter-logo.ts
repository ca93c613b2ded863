/** The placeholder logo of a new site: the first letter of its name on a tile. */
export function renderLogo(
  name: string,
  { tile, letter }: { tile: string; letter: string },
): string {
  const [first = ''] = [...new Intl.Segmenter().segment(name.toUpperCase())]
    .map(({ segment }) => segment)
    .filter((segment) => /[\p{L}\p{N}]/u.test(segment))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="7" fill="${tile}"/>
  <text x="16" y="22.5" text-anchor="middle" font-family="system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif" font-size="18" font-weight="700" fill="${letter}">${first}</text>
</svg>
`
}
