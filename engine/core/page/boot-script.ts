import { PANELS_SCRIPT } from './panels-script'

/** How long after the first frame the app is loaded when no paint was reported, in milliseconds. */
const FRAME_MS = 300

/**
 * The inline script at the end of every page. It is the same on all pages, so that one hash
 * covers it in a security policy.
 *
 * - It loads the app after the first paint, so that nothing competes with what is seen first
 *   the HTML is complete and its links work without it. The last of the page's scripts is
 *   the entry. What it imports is before it, and evaluated piece by piece, so that a slow phone can
 *   answer in between. What the first blocks need is fetched beside them. Firefox reports no paint
 *   of a page that is scrolled when it is first painted: there the first frame counts, and some
 *   time in which other browsers bring it to the screen. A page in a tab behind has no frame until
 *   that tab is shown.
 * - It marks the document with whether the address asks the search for something: the HTML is the
 *   same for every query, and shows what is true of this one by that mark.
 * - It shows and hides panels by their attributes, until React takes over their block (see
 *   `panels-script.ts`).
 * - It collects clicks on other buttons that are not alive yet (`browser/early-clicks.ts` repeats
 *   them). Submit buttons are left alone: their forms work without script.
 * - It opens the popover of such a button when the button's block takes too long to be alive. As
 *   long as that is open the click waits; whoever closes it has been answered.
 * - It keeps the latest submission, so that a form knows at hydration that it is on its way.
 */
export const BOOT_SCRIPT = `(()=>{${PANELS_SCRIPT}
d.documentElement.dataset.asked=!!new URLSearchParams(location.search).get("q")?.trim();
const e=window.quireEarly={clicked:[],live:new WeakSet};
addEventListener("click",v=>{
const b=v.target.closest?.("button[type=button]:not([popovertargetaction]),[role=tab]"),k=b?.closest("[data-block]"),p=b?.popoverTargetElement,w=k&&panel(b);
if(w)use(b);
if(!k||e.live.has(k))return;
v.preventDefault();v.stopImmediatePropagation();
if(w)return;
e.clicked.push(b);e.take?.(b);
if(p){
p.ontoggle=t=>{t.newState=="open"?e.clicked.push(b):e.clicked=e.clicked.filter(c=>c!=b)};
setTimeout(()=>{e.live.has(k)||p.matches(":popover-open")||p.showPopover()},3e3)}},true);
addEventListener("submit",v=>{e.sent=v},true);
const {scripts:s,preloads:h,site:j}=d.getElementById("quire-page").dataset,
l=a=>d.head.append(Object.assign(d.createElement("link"),a));
let go=()=>{
go=()=>{};
const a=s.split(" ");
[...a,...h?h.split(" "):[]].forEach(href=>l({rel:"modulepreload",href}));
l({rel:"preload",as:"fetch",crossOrigin:"",href:j});
a.reduce((p,m)=>p.then(()=>import(m)),Promise.resolve())};
if(s){
requestAnimationFrame(()=>setTimeout(()=>go(),${FRAME_MS}));
try{new PerformanceObserver((_,o)=>{o.disconnect();go()}).observe({type:"paint",buffered:true})}catch{}}
})()`.replaceAll('\n', '')
