import { LOADING_DELAYS } from '#contract/loading-delays.js';
import { SESSION_CALLS } from '#contract/session.calls.js';
import { VISIT_KEYS } from '#features/session/index.js';
import { EARLY_PLANS } from './early-plans.js';
import { ZIP_INPUT } from './pages/home/zip-input.js';

/**
 * The script that runs in the page's head before the first paint. The script applies the chosen theme and text size. It
 * also selects the menu and the note for first-time visitors, based on a cookie that says whether somebody is probably
 * signed in. If so, the script also asks the server who it is. The answer then arrives while the other scripts load,
 * and the page takes it over (api/send.ts). The first plans of the last search are shown in the same way
 * (app/early-plans.ts). A ZIP code that a person enters on the home page before the other
 * scripts have run is kept in the browser until the questions of the plan search take it over. It is never in a URL.
 * The script must be the same for every response, because the content
 * security policy allows it by its hash.
 */
export const BOOT = `(function(){
var r=document.documentElement;
try{['theme','text','language','tips'].forEach(function(name){
var chosen=localStorage.getItem(name);if(chosen)r.dataset[name]=chosen
})}catch(e){}
var m=/(?:^|; |__Host-)signed_in=1(n?)/.exec(document.cookie);
r.dataset.session=m?'in':'out';
if(m&&m[1])r.dataset.first='';
if(m){
(self.earlyAnswer=fetch('${SESSION_CALLS.me.path}',{redirect:'manual',headers:{accept:'application/json'}}))
.catch(function(){})
}${EARLY_PLANS}
addEventListener('submit',function(e){
var zip=e.target.elements['${ZIP_INPUT}'];
if(zip)try{sessionStorage.setItem('${VISIT_KEYS.typedZip}',zip.value)}catch(e){}
},true);
r.dataset.js=''
})()`;

/**
 * The script that loads the scripts named in its own data attributes.
 * - It waits until the page has been painted, because the scripts would otherwise compete with the page for bandwidth.
 * On a page that shows nothing of its own without them (`data-now`), they do not wait.
 * - The scripts are requested four at a time, fetched together and run one after the other, with pauses in which the
 * page can react to input.
 * - The scripts that only the requested page needs (`data-own`) run before the last one, which starts the site. If one
 * of them is missing, the router knows what to do, because it requests them as well.
 * - If the browser does not report paints, or if an image never finishes loading, a timer starts the loading instead.
 * - If hydration takes long or a script fails, the root element's attribute `data-loading` becomes `slow`, `stuck` or
 * `failed`. The component LoadingMessages then shows a message.
 */
export const START = `(function(){
var s=document.currentScript,d=document,r=d.documentElement.dataset,begun;
function say(how){if(!('hydrated' in r)&&r.loading!=='failed')r.loading=how}
setTimeout(say,${LOADING_DELAYS.progress},'slow');
setTimeout(say,${LOADING_DELAYS.offerReload},'stuck');
function pause(){return new Promise(function(done){setTimeout(done,0)})}
function go(){
if(begun)return;
begun=1;
function named(list){return (list||'').split(' ').filter(Boolean)}
var pre=named(s.dataset.pre),own=named(s.dataset.own),entry=s.dataset.entry;
(function preload(files){
files.slice(0,4).forEach(function(file){
var link=d.createElement('link');link.rel='modulepreload';link.href=file;d.head.append(link)
});
if(files[4])pause().then(function(){preload(files.slice(4))})
})(pre.concat(entry,own));
function run(all,file){return all.then(function(){return import(file)}).then(pause)}
function tryToRun(all,file){return run(all,file).catch(pause)}
run(own.reduce(tryToRun,pre.reduce(run,Promise.resolve())),entry).catch(function(){say('failed')});
}
function next(f){requestAnimationFrame(function(){requestAnimationFrame(f)})}
function shown(){
try{var types=PerformanceObserver.supportedEntryTypes,largest='largest-contentful-paint';
new PerformanceObserver(function(list,observer){observer.disconnect();next(go)})
.observe({type:types.indexOf(largest)<0?'paint':largest,buffered:true})}catch(e){go()}
setTimeout(go,500)
}
if('now' in s.dataset)go();else if(d.readyState==='complete')shown();else addEventListener('load',shown);
setTimeout(go,3000)
})()`;
