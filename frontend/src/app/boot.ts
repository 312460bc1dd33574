/**
 * Runs in the page's head before anything is painted: theme and text size as chosen, and the menu of a signed-in or
 * signed-out person by the hint cookie. Constant text: the security policy names it by its hash.
 */
export const BOOT = `(function(){var r=document.documentElement;try{var t=localStorage.getItem('theme'),s=localStorage.getItem('text');if(t)r.dataset.theme=t;if(s)r.dataset.text=s}catch(e){}r.dataset.session=/(^|; )signed_in=1/.test(document.cookie)?'in':'out';r.dataset.js=''})()`;

/**
 * Fetches the scripts once the page has been read and shown, so that they never compete with it for the line; which ones
 * stands in the data attributes beside it. All are fetched at once and started one after the other, with a pause in which
 * the page can answer a finger. Where paints are not told, or a picture hangs, a timer stands in.
 */
export const START = `(function(){var s=document.currentScript,d=document,done;function go(){if(done)return;done=1;s.dataset.pre.split(' ').concat(s.dataset.entry).filter(Boolean).map(function(h){var l=d.createElement('link');l.rel='modulepreload';l.href=h;d.head.append(l);return h}).reduce(function(p,h){return p.then(function(){return import(h)}).then(function(){return new Promise(function(r){setTimeout(r,0)})})},Promise.resolve())}function next(f){requestAnimationFrame(function(){requestAnimationFrame(f)})}function shown(){try{var t=PerformanceObserver.supportedEntryTypes,k='largest-contentful-paint';new PerformanceObserver(function(l,o){o.disconnect();next(go)}).observe({type:t.indexOf(k)<0?'paint':k,buffered:true})}catch(e){go()}setTimeout(go,500)}if(d.readyState==='complete')shown();else addEventListener('load',shown);setTimeout(go,3000)})()`;
