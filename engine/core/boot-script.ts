/**
 * The inline script at the end of every page. It is the same on all pages, so that one hash
 * covers it in a security policy.
 *
 * - It fetches the fonts from the first frame on, which shows stand-ins of the same metrics: text
 *   never waits for them. A visitor who comes from another page of the site, or back, has them.
 * - It keeps what the address's hash names in view when the fonts move the text above it, unless
 *   the visitor has scrolled.
 * - It loads the app after the first paint, so that nothing competes with what is seen first
 *   the HTML is complete and its links work without it. The first of the page's scripts
 *   is the entry; the others are those that it and the first block need.
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
const f=document.getElementById("quire-fonts"),
w=()=>{f.media=""},
n=performance.getEntriesByType("navigation")[0]?.type=="navigate";
!n||document.referrer.startsWith(location.origin)?w():requestAnimationFrame(w);
if(n&&location.hash){
let u;
for(const t of["wheel","touchmove","keydown","pointerdown"])addEventListener(t,()=>{u=1},{once:!0,passive:!0});
document.fonts.addEventListener("loadingdone",()=>{u||document.querySelector(":target")?.scrollIntoView()})}
const {scripts:s,site:j}=document.getElementById("quire-page").dataset,
l=a=>document.head.append(Object.assign(document.createElement("link"),a)),
go=()=>{
const [m,...o]=s.split(" ");
o.forEach(href=>l({rel:"modulepreload",href}));
l({rel:"preload",as:"fetch",crossOrigin:"",href:j});
import(m)};
if(s)try{
if(!PerformanceObserver.supportedEntryTypes.includes("paint"))throw 0;
new PerformanceObserver((_,o)=>{o.disconnect();go()}).observe({type:"paint",buffered:true})
}catch{requestAnimationFrame(()=>setTimeout(go))}
})()`.replaceAll('\n', '')
