import type { Plugin } from 'vite'

/**
 * Vite plugins that name the classes of CSS modules after their style sheet: `item` in
 * `Faq.module.css` becomes `Faq-item`. That compresses as well as a short hash. Lightning CSS knows
 * no shorter name of the file than `Faq-module`, so the second half of that is taken out where
 * classes are written: in style sheets, and in the modules that Vite makes of them.
 * https://lightningcss.dev/css-modules.html#custom-naming-patterns
 *
 * @param prefix what each name begins with
 */
export function nameClasses(prefix = ''): Plugin[] {
  const transform = {
    // The development server asks for some with a query.
    filter: { id: /\.module\.css(?:\?|$)/ },
    handler: (code: string) => ({ code: code.replaceAll('-module--', '-'), map: null }),
  }
  return [
    {
      name: 'class-names',
      config: () => ({
        css: {
          transformer: 'lightningcss',
          lightningcss: { cssModules: { pattern: `${prefix}[name]--[local]` } },
        },
      }),
      transform,
    },
    { name: 'class-names-of-modules', enforce: 'post', transform },
  ]
}
