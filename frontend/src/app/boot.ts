/**
 * Runs in the page's head before anything is painted: theme and text size as chosen, and the menu of a signed-in or
 * signed-out person by the hint cookie. Constant text: the security policy names it by its hash.
 */
export const BOOT = `(function(){var r=document.documentElement;try{var t=localStorage.getItem('theme'),s=localStorage.getItem('text');if(t)r.dataset.theme=t;if(s)r.dataset.text=s}catch(e){}r.dataset.session=/(^|; )signed_in=1/.test(document.cookie)?'in':'out';r.dataset.js=''})()`;

/** Fetches the scripts once the page has been painted; which ones stands in the data attributes beside it. */
export const START = `(function(){var s=document.currentScript,d=document;requestAnimationFrame(function(){setTimeout(function(){s.dataset.pre.split(' ').forEach(function(h){if(!h)return;var l=d.createElement('link');l.rel='modulepreload';l.href=h;d.head.append(l)});import(s.dataset.entry)},0)})})()`;
