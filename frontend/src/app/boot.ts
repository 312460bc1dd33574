import { PATIENCE } from '#contract/patience.js';

/**
 * The script that runs in the page's head before the first paint. It applies the chosen theme and text size. From the
 * hint cookie it decides whether to show the menu for a signed-in or signed-out person, and the note for a first visit.
 * Its text is constant, because the content security policy allows it by its hash.
 */
export const BOOT = `(function(){
var r=document.documentElement;
try{['theme','text','language','tips'].forEach(function(name){
var chosen=localStorage.getItem(name);if(chosen)r.dataset[name]=chosen
})}catch(e){}
var m=/(?:^|; )signed_in=1(n?)/.exec(document.cookie);
r.dataset.session=m?'in':'out';
if(m&&m[1])r.dataset.first='';
r.dataset.js=''
})()`;

/**
 * The script that loads the scripts named in its data attributes once the page has been painted, so that they do not
 * compete with the page for bandwidth. All of them are fetched at once and started one after the other, with a pause in
 * between so that the page can react to input. If the browser does not report paints or a picture never finishes
 * loading, a timer starts the loading instead. Until hydration, the attribute `data-loading` of the root element is
 * slow, stuck or failed; LoadingMessages shows it.
 */
export const START = `(function(){
var s=document.currentScript,d=document,r=d.documentElement.dataset,begun;
function say(how){if(!('hydrated' in r)&&r.loading!=='failed')r.loading=how}
setTimeout(say,${PATIENCE.progress},'slow');
setTimeout(say,${PATIENCE.offerReload},'stuck');
function pause(){return new Promise(function(done){setTimeout(done,0)})}
function go(){
if(begun)return;
begun=1;
var files=s.dataset.pre.split(' ').concat(s.dataset.entry).filter(Boolean);
files.forEach(function(file){
var link=d.createElement('link');link.rel='modulepreload';link.href=file;d.head.append(link)
});
files.reduce(function(all,file){return all.then(function(){return import(file)}).then(pause)},Promise.resolve())
.catch(function(){say('failed')});
}
function next(f){requestAnimationFrame(function(){requestAnimationFrame(f)})}
function shown(){
try{var types=PerformanceObserver.supportedEntryTypes,largest='largest-contentful-paint';
new PerformanceObserver(function(list,observer){observer.disconnect();next(go)})
.observe({type:types.indexOf(largest)<0?'paint':largest,buffered:true})}catch(e){go()}
setTimeout(go,500)
}
if(d.readyState==='complete')shown();else addEventListener('load',shown);
setTimeout(go,3000)
})()`;
