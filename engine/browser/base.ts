/**
 * The base of the site, which its documents say; see `core/addresses/base.ts`. The bundle is the
 * same for all bases, and a document the same at all addresses: so is the 404 page.
 */
export function readBase(): string {
  return document.getElementById('quire-page')?.dataset.base ?? ''
}
