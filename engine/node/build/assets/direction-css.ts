import { directionOf } from '../../../core/text/direction'

/**
 * The additional styles for documents in right-to-left languages. Empty for other languages.
 * - `--flip` and `--arrow` mirror what has no logical property: a movement, an arrow.
 * - Letter spacing breaks joined Arabic letters, and Arabic scripts have no italics or capitals;
 * letters with marks above and below need more line height: https://www.w3.org/TR/alreq/
 * - Left-to-right content is isolated, and aligned with the start of the line.
 */
export function renderDirectionCss(language: string): string {
  return directionOf(language) === 'rtl' ? RIGHT_TO_LEFT : ''
}

const RIGHT_TO_LEFT = [
  '[dir=rtl]{--flip:-1;--arrow:"←" / ""}',
  '[dir=ltr]{--flip:1;--arrow:initial}',
  // The blocks' styles come later, and take precedence.
  ':not([dir=ltr],[dir=ltr] *){letter-spacing:0!important;font-style:normal!important}',
  ':is(h1,h2,h3,h4):not([dir=ltr] *){line-height:1.4!important}',
  '[dir=rtl] .eyebrow{font-size:.9375rem}',
  'em{font-weight:var(--strong-weight)}',
  'code{direction:ltr;unicode-bidi:isolate}',
  'a:is([href^="mailto:"],[href^="tel:"],[href^="sms:"]),input,textarea{unicode-bidi:plaintext}',
  'input:is([type=email],[type=tel],[type=url]){direction:ltr;text-align:end}',
].join('')
