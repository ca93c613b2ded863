/**
 * The inline script at the end of every page. It is the same on all pages, so that one hash
 * covers it in a security policy.
 *
 * - It loads the app after the first paint: the HTML is complete and its links work without it.
 * - It collects clicks on buttons that are not alive yet (`browser/early-clicks.ts` repeats
 *   them). Submit buttons are left alone: their forms work without script.
 */
export const BOOT_SCRIPT = `(()=>{
const e=window.quireEarly={clicked:[],live:new WeakSet};
addEventListener("click",v=>{
const b=v.target.closest?.("button[type=button],[role=tab]"),k=b?.closest("[data-block]");
if(!k||e.live.has(k))return;
v.preventDefault();v.stopImmediatePropagation();
e.clicked.push(b);e.take?.(b)},true);
const s=document.getElementById("quire-page").dataset.entry;
if(s)requestAnimationFrame(()=>setTimeout(()=>import(s)))
})()`.replaceAll('\n', '')
