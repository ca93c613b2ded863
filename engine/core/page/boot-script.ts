import { PANELS_SCRIPT } from './panels-script'

/** After so many frames the page counts as painted where the browser reports no paint. */
const MAX_FRAMES = 10

/**
 * The inline script at the end of every page. It is the same on all pages, so that one hash
 * covers it in a security policy.
 *
 * - It loads the app when the browser has nothing to do after the first paint, so that nothing
 *   competes with what is seen first: the HTML is complete and its links work without it.
 *   A frame is painted some time after its callbacks. Firefox reports no paint of a page that is
 *   scrolled at first: there some frames stand for it. The first sign that the visitor is about to
 *   act starts the app at once: a pointer that moves, not one at rest below which the page has
 *   appeared. A page in a tab behind has no frame until that tab is shown. The last of the page's
 *   scripts is the entry. What it imports is before it. Each file is asked for and evaluated in a
 *   task of its own, so that a slow phone can answer in between. What the first blocks need is
 *   fetched beside them.
 * - On touchscreens, those of phones and tablets, the app waits for that sign, and only the
 *   third-party scripts come by themselves. Four things start it there too: a button in the first
 *   view whose click would have to wait for code, a toast that is to be shown, a clock of another
 *   year than the page, and an address that is not exactly the page's own, such as that of
 *   the 404 page, one with a hash or a search, or one without https.
 * - It keeps the last sign: where a pointer has come to rest, the app is told so
 *   (`browser/early-acts.ts`).
 * - It hands the toast of a link that is followed before the app has started to the next document
 *   (`browser/early-acts.ts` takes it).
 * - It reloads the page where Back or Forward changes the path before the app can show the other
 *   page: after a reload browsers take the entries that the app made for entries of this document.
 * - It marks the document with whether the address asks the search for something: the HTML is the
 *   same for every query, and shows what is true of this one by that mark.
 * - It shows and hides panels by their attributes, until React takes over their block (see
 *   `panels-script.ts`).
 * - It collects clicks on other buttons that are not alive yet (`browser/early-acts.ts` repeats
 *   them). Such a button is paler at once; an animation shows that, for React would find a changed
 *   attribute. After a second, a status says that something loads. Submit buttons are left alone:
 *   their forms work without script. Buttons that command an element are left alone where browsers
 *   know of that: https://html.spec.whatwg.org/#attr-button-commandfor
 * - It opens the popover of such a button when the button's block takes too long to be alive. As
 *   long as that is open the click waits; whoever closes it has been answered, and sees it so.
 * - It keeps the latest submission, so that a form knows at hydration that it is on its way.
 */
export const BOOT_SCRIPT = `(()=>{${PANELS_SCRIPT}
const{scripts:s,preloads:h,site:j,thirdParty:x,base:z="",loading:n,year:y}=d.getElementById("quire-page").dataset,
o=location,at=o.pathname,touch=matchMedia("(pointer:coarse)").matches,W="button[type=button]:not([popovertargetaction]),[role=tab]",
asked=d.documentElement.dataset.asked=!!new URLSearchParams(o.search).get("q")?.trim(),
e=window.quireEarly={clicked:[],live:new WeakSet,start:()=>go()},
K="quire-toast"+z,
add=(p,t,a)=>d[p].appendChild(Object.assign(d.createElement(t),a)),
hold=b=>{
e.clicked.push(b);
b.animate({opacity:[.6,.6]},1e9);
e.status??=add("body","p",{className:"visually-hidden",role:"status"});
setTimeout(()=>{e.status.textContent=e.clicked[0]?n:""},1e3)},
l=a=>{
add("head","link",a);
return new Promise(setTimeout)},
due=()=>!touch||e.toast||!isSecureContext||o.hash||asked||y!=(new Date).getFullYear()||
new URL(d.querySelector("[rel=canonical]")?.href||o.origin+"/404").pathname!=at||
[...d.querySelectorAll(W)].some(b=>{
const r=b.getBoundingClientRect();
return!panel(b)&&!b.commandForElement&&r.height&&r.top<innerHeight&&r.bottom>0});
let go=async()=>{
go=()=>{};
const a=s.split(" ");
for(const href of[...a,...h?h.split(" "):[]])await l({rel:"modulepreload",href});
l({rel:"preload",as:"fetch",crossOrigin:"",href:j});
for(const m of a)await import(m)};
if(s){
for(const t of["pointerdown","keydown","focusin","input","click","beforeprint",touch?"scroll":"pointermove"])addEventListener(t,v=>{
e.last=v;
if(t!="pointermove"||v.movementX||v.movementY)go()},!0);
let frames=0,
painted=()=>{
painted=()=>{};
(self.requestIdleCallback||setTimeout)(()=>due()?go():import(x))},
next=()=>++frames<${MAX_FRAMES}?requestAnimationFrame(next):painted();
requestAnimationFrame(()=>{
next();
try{new PerformanceObserver(()=>painted()).observe({type:"paint",buffered:!0})}catch{}})}
try{
e.toast=sessionStorage[K];
delete sessionStorage[K];
addEventListener("click",({target:t})=>{
const k=t.closest?.("a[data-toast]");
if(k&&!e.started)sessionStorage[K]=k.pathname+" "+k.dataset.toast},!0)
}catch{}
addEventListener("popstate",()=>e.started||o.pathname==at||o.reload());
addEventListener("click",v=>{
const b=v.target.closest?.(W),k=b?.closest("[data-block]"),p=b?.popoverTargetElement,w=k&&panel(b);
if(w)use(b);
if(!k||e.live.has(k)||b.commandForElement)return;
v.preventDefault();v.stopImmediatePropagation();
if(w)return;
hold(b);e.take?.(b);
if(p){
p.ontoggle=t=>{
for(const a of b.getAnimations())a.cancel();
e.status.textContent="";
t.newState=="open"?e.clicked.push(b):e.clicked=e.clicked.filter(c=>c!=b)};
setTimeout(()=>{e.live.has(k)||p.matches(":popover-open")||p.showPopover()},3e3)}},true);
addEventListener("submit",v=>{e.sent=v},true)
})()`.replaceAll('\n', '')
