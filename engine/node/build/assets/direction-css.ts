import { directionOf } from '../../../core/text/direction'

/**
 * What a document in a language from right to left has beside the styles of all; empty for others.
 *
 * - `--flip` and `--arrow` turn around what has no logical property: a movement, an arrow.
 * - Space between letters tears Arabic words apart, and there are no italics and capitals in its
 *   scripts; letters with marks above and below need room: https://www.w3.org/TR/alreq/
 * - What is written from left to right stays in one piece, and stands where the line begins.
 */
export function renderDirectionCss(language: string): string {
  return directionOf(language) === 'rtl' ? RIGHT_TO_LEFT : ''
}

const RIGHT_TO_LEFT = [
  '[dir=rtl]{--flip:-1;--arrow:"←" / ""}',
  '[dir=ltr]{--flip:1;--arrow:initial}',
  // The styles of blocks come later, and say more.
  ':not([dir=ltr],[dir=ltr] *){letter-spacing:0!important;font-style:normal!important}',
  ':is(h1,h2,h3,h4):not([dir=ltr] *){line-height:1.4!important}',
  '[dir=rtl] .eyebrow{font-size:.9375rem}',
  'em{font-weight:var(--strong-weight)}',
  'code{direction:ltr;unicode-bidi:isolate}',
  'a:is([href^="mailto:"],[href^="tel:"],[href^="sms:"]),input,textarea{unicode-bidi:plaintext}',
  'input:is([type=email],[type=tel],[type=url]){direction:ltr;text-align:end}',
].join('')
