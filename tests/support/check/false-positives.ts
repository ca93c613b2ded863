/** False positives of the checker, each with the specification that allows the rejected code. */

export interface FalsePositive {
  message: RegExp
  /** The declaration, rule head or tag that the message is about. */
  where: RegExp
  /** The URL of the specification. */
  allowedBy: string
}

export const FALSE_POSITIVES: FalsePositive[] = [
  {
    message: /^CSS: Unrecognized at-rule “@container”$/,
    where: /^@container \(.+\)$/,
    allowedBy: 'https://www.w3.org/TR/css-conditional-5/#container-rule',
  },
  {
    message: /^CSS: “container-type”: Property “container-type” doesn't exist\.$/,
    where: /^container-type:(inline-size|normal)$/,
    allowedBy: 'https://www.w3.org/TR/css-conditional-5/#container-type',
  },
  {
    message:
      /^CSS: “(font|font-size|gap|margin-inline|max-width|min-height|padding(?:-inline-start)?|--plot-height)”: Parse Error\.$/,
    // `cqi` is a unit for the width of a container.
    where:
      /^(font|font-size|gap|margin-inline|max-width|min-height|padding(?:-inline-start)?|--plot-height):.*\dcqi[,) ]/,
    allowedBy: 'https://www.w3.org/TR/css-conditional-5/#container-lengths',
  },
  {
    message: /^CSS: “(max-)?width”: Unknown dimension\.$/,
    where: /^(max-)?width:\d+cqi$/,
    allowedBy: 'https://www.w3.org/TR/css-conditional-5/#container-lengths',
  },
  {
    message: /^CSS: “vector-effect”: Property “vector-effect” doesn't exist\.$/,
    where: /^vector-effect:non-scaling-stroke$/,
    allowedBy: 'https://www.w3.org/TR/SVG2/coords.html#VectorEffects',
  },
  {
    message: /^CSS: Unrecognized at-rule “@starting-style”$/,
    where: /^@starting-style$/,
    allowedBy: 'https://www.w3.org/TR/css-transitions-2/#at-ruledef-starting-style',
  },
  {
    message: /^CSS: “transition”: “allow-discrete” is not a “transition” value\.$/,
    where: /^transition:.*\ballow-discrete\b/,
    allowedBy: 'https://www.w3.org/TR/css-transitions-2/#transition-behavior-property',
  },
  {
    message: /^CSS: “mask-position”: “,” is an incorrect operator\.$/,
    where: /^mask-position:0 0,0 0$/,
    allowedBy: 'https://www.w3.org/TR/css-masking-1/#the-mask-position',
  },
  {
    message:
      /^Inline script violates Content Security Policy \(meta tag\): blocked by “script-src”/,
    // Data blocks are not executed, so the policy does not apply to them.
    where: /<script type="application\/(ld\+)?json"[ >]/,
    allowedBy: 'https://html.spec.whatwg.org/multipage/scripting.html#data-block',
  },
  {
    message:
      /^Resource violates Content Security Policy \(meta tag\): (external stylesheet|image) “\/assets\/[\w-]+\.(css|svg|png|webp)” blocked by “(style|img)-src” directive\.$/,
    // The checker reads a file. On the site, `'self'` is the site.
    where: /./,
    allowedBy: 'https://www.w3.org/TR/CSP3/#match-url-to-source-expression',
  },
  {
    message:
      /^Resource violates Content Security Policy \(meta tag\): image “data:image\/svg\+xml,.+” blocked by “img-src” directive\.$/,
    // The policy lists `data:` as a source of pictures.
    where: /<img [^>]*src="data:image\/svg\+xml,/,
    allowedBy: 'https://www.w3.org/TR/CSP3/#grammardef-scheme-source',
  },
]
