const USE = /var\(\s*(--[\w-]+)/g

/**
 * The `:root` rule with those custom properties that the styles refer to, directly or through
 * one another; the theme defines several hundred.
 */
export function renderRootRule(variables: Record<string, string>, styles: string): string {
  const used = new Set<string>()
  const visit = (css: string): void => {
    for (const [, name] of css.matchAll(USE)) {
      if (name === undefined || used.has(name)) continue
      const value = variables[name]
      if (value === undefined) continue
      used.add(name)
      visit(value)
    }
  }
  visit(styles)
  const declarations = [...used].sort().map((name) => `${name}:${variables[name]}`)
  return `:root{${declarations.join(';')}}`
}
