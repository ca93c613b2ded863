/**
 * The part of the inline script that shows and hides panels until React takes them over; those of
 * static blocks for good. It goes by attributes alone:
 *
 * - a panel has `data-panel`, an id, and `hidden` while it is closed;
 * - a `button[aria-expanded]` opens and closes the panel that its `aria-controls` names:
 *   https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 * - a `[role=tab]` shows that panel, which it labels, and hides those of the other tabs of its
 *   `[role=tablist]`; the arrow keys, Home and End choose among them, up and down only where the
 *   tabs are below one another, and to the left is the next one where the document has a direction,
 *   which it has only from right to left: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 * - of panels with the same `data-panel`, unless it is empty, one is open at most; a button and its
 *   panel have a parent of their own;
 * - a panel whose `data-panel` is `menu` closes when one goes elsewhere, and with Escape, which gives
 *   its button the focus; ArrowDown on its button opens it and goes to its first link:
 *   https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 *
 * `panel` returns the panel of a control if it is one of these; `use` does what a click on such a
 * control does.
 */
export const PANELS_SCRIPT = `
const d=document,
panel=b=>{
const p=d.getElementById(b.getAttribute("aria-controls"));
return p?.dataset.panel!=null&&(b.role!="tab"||p.getAttribute("aria-labelledby")==b.id)&&p},
show=(b,on)=>{
panel(b).hidden=!on;
if(b.role!="tab")b.ariaExpanded=on;
else if(b.ariaSelected=on)b.removeAttribute("tabindex");
else b.tabIndex=-1},
tabs=b=>[...b.closest("[role=tablist]").querySelectorAll("[role=tab]")],
open=k=>[...d.querySelectorAll("[aria-expanded=true]")].filter(b=>panel(b).dataset?.panel==k),
leave=(t,k)=>open(k).forEach(b=>b.parentElement.contains(t)||show(b,!1)),
use=b=>{
const k=panel(b).dataset.panel;
if(b.role=="tab")tabs(b).forEach(t=>show(t,t==b));
else k&&leave(b,k),show(b,b.ariaExpanded!="true")};
for(const t of["pointerdown","focusin"])addEventListener(t,v=>leave(v.target,"menu"),!0);
addEventListener("keydown",v=>{
const{key:y,target:b}=v,p=b.matches?.("[aria-controls]")&&panel(b);
let t;
if(y=="Escape")open("menu").forEach(m=>{
m.parentElement.contains(b)&&m.focus();
show(m,!1)});
if(!p)return;
if(b.role=="tab"){
const l=tabs(b),i=l.indexOf(b),r=d.dir?-1:1,c=l[0].offsetLeft==l.at(-1).offsetLeft||NaN;
t=l[(i+{Right:r,Left:-r,Down:c,Up:-c,Home:-i,End:~i}[y.replace("Arrow","")]+l.length)%l.length];
if(!t||!panel(t))return;
use(t)
}else if(y=="ArrowDown"&&p.dataset.panel=="menu"){
show(b,!0);
t=p.querySelector("a")}
if(t){
v.preventDefault();
v.stopImmediatePropagation();
t.focus()}},!0);
`
