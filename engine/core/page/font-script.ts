/**
 * The inline script at the start of the body, on pages with fonts of the site; it is the same on all
 * of them. Without it, browsers apply the font faces themselves, with `font-display: optional`.
 *
 * It takes the faces over before anything is laid out. Texts are painted at once, in the fallback
 * fonts unless the fonts are cached. When the last font has loaded, all are added in one task, so
 * that they change in one frame. If a file of a family fails, the family is left out: no text mixes it
 * with its fallback.
 *
 * It is in the body because Chromium delays the first paint for fonts that the head loads.
 *
 * `browser/rest-fonts.ts` adds the fonts of further characters with the same function. They come
 * after the others, and not for a family that was left out.
 */
export const FONT_SCRIPT = `{
const style=document.querySelector("style[data-fonts]"),failed=new Set;
let last=Promise.resolve();
window.quireAddFonts=rules=>last=last.then(async()=>{
const families={};
for(const{style}of rules){
const get=name=>style.getPropertyValue(name),
family=get("font-family").replace(/^["']|["']$/g,""),
face=new FontFace(family,get("src"),{weight:get("font-weight"),unicodeRange:get("unicode-range")||"U+0-10FFFF"});
if(!failed.has(family))(families[family]??=[]).push(face)}
const loaded=await Promise.all(Object.entries(families).map(([family,faces])=>
Promise.all(faces.map(face=>face.load())).catch(()=>{
failed.add(family);
return[]})));
for(const face of loaded.flat())document.fonts.add(face)});
quireAddFonts([...style.sheet.cssRules]);
style.media="not all"
}`.replaceAll('\n', '')
