/**
 * By when after it was asked for the document's head is there on a fast connection, in milliseconds:
 * well after one of 10 Mbit/s and 40 ms has it, before one of 1.6 Mbit/s and 150 ms does.
 */
const FAST_MS = 240

/**
 * The inline script in the head of pages with fonts of the site; it is the same on all of them. The
 * fonts are in its attribute, and preloaded at the beginning of the body.
 *
 * Chromium paints nothing while a font is on its way that the head preloads, for a moment: long
 * enough for the first paint to have it on a fast connection. On a slow one that moment is lost,
 * and with it what a slow processor would have painted before it had read the whole document. So
 * only there where the head came fast the fonts are preloaded by the head too, which asks for
 * nothing twice.
 */
export const FONT_SCRIPT = `{
const f=document.currentScript.dataset.fonts.split(" "),[n]=performance.getEntriesByType("navigation");
if(n&&performance.now()-n.requestStart<${FAST_MS})
for(const href of f)document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href}))
}`.replaceAll('\n', '')
