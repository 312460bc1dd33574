import { PLAN_CALLS } from '#contract/calls.js';
import { COMPARE } from '#contract/limits/plans.js';
import { PAGES, planPath } from '#contract/pages.js';
import { COMING_PLANS, FIRST_PLANS_VERSION } from '#features/plans/index.js';
import { PRIVATE_KEYS } from '#features/session/index.js';

/**
 * The part of the script in the page's head that shows the first plans of the last search before the other scripts have
 * arrived. It sends the search that the list has stored (storage/first-plans.ts), and writes the names and prices of
 * the plans that were first in the list into the empty cards of the prerendered page. React leaves these texts alone,
 * takes the response over (api/send.ts), and removes the cards when it shows the list.
 * - A plan's page and the comparison show their plans in the same way, with the prices for the same search. The
 * comparison has the order of compare/Rank.tsx.
 * - `me` is the session check, if somebody is probably signed in. The search then waits for it, and is only sent if the
 * stored answers are those of this person.
 * - If anything is missing or different, nothing is sent or shown.
 * - `Intl` is not used, for the reason in ui/format.ts.
 */
export const EARLY_PLANS = `
(function(me){
function get(key){return localStorage.getItem(key)}
try{
var path=location.pathname.replace(/\\/$/,''),
isGuarded=path==='${PAGES.marketplace.path}'||path==='${PAGES.compare.path}';
if(isGuarded&&(!me||/[?&]step=/.test(location.search)))return;
var plan=path.split('${planPath('')}')[1],
isComparison=path==='${PAGES.planCompare.path}'||path==='${PAGES.compare.path}';
if(!isGuarded&&!plan&&!isComparison&&path!=='${PAGES.planResults.path}')return;
var d=document,owner=get('${PRIVATE_KEYS.owner}'),first=JSON.parse(get('${PRIVATE_KEYS.firstPlans}'));
if(first.version!==${FIRST_PLANS_VERSION}||!(Date.now()<first.until)||owner&&!me)return;
for(var key in first.given)if(get(key)!==first.given[key])return;
var url='${PLAN_CALLS.search.path}',body=first.body,ids=first.plans,year=JSON.parse(body).year;
if(plan||isComparison){
var chosen=plan?[{id:plan,year:+(/[?&]year=([^&]*)/.exec(location.search)||[0,year])[1]}]
:JSON.parse(get('${PRIVATE_KEYS.selectedPlans}')),from=(history.state||{}).usr;
if(chosen.some(function(one){return one.year!==year})||isComparison&&!chosen[${COMPARE.min - 1}]||
plan&&from&&JSON.stringify(from.search)!==body)return;
ids=chosen.slice(0,${COMPARE.max}).map(function(one){return one.id});
url='${PLAN_CALLS.getBatch.path}';
body=body.slice(0,-1)+',"plan_ids":'+JSON.stringify(ids)+'}';
first.room=0
}
}catch(e){return}
if(isGuarded)d.documentElement.dataset.coming='';
var room=first.room;
if(room&&room.width===innerWidth)d.documentElement.style.setProperty('--coming-room',room.height+'px');
function json(answer){
if(!answer.ok)throw answer;
return answer.clone().json()
}
function send(){
return fetch(url,{method:'POST',redirect:'manual',body:body,
headers:{accept:'application/json','content-type':'application/json'}})
}
function dollars(amount){return '$'+String(Math.round(amount)).replace(/\\B(?=(\\d{3})+$)/g,',')}
var shown=[],plans=self.earlyPlans={url:url,body:body,show:function(){
var cards=d.getElementById('${COMING_PLANS}');
if(!cards||plans.isOther||location.pathname.indexOf(path))return;
shown.slice(0,cards.children.length).forEach(function(plan,i){
var card=cards.children[i],places=card.querySelectorAll('b');
places[0].textContent=plan.name;
places[1].textContent=dollars(plan.net);
card.dataset.shown=plan.marks
})
}};
plans.answer=(me?me.then(json).then(function(session){
if(session.user.id!==owner)throw session;
return send()
}):send()).catch(function(){});
plans.answer.then(json).then(function(reply){
shown=ids.map(function(id){
var plan=reply.plans.find(function(plan){return plan.id===id}),net=plan.premium_w_credit,cost=plan.year_cost;
if(typeof net!=='number')throw plan;
return{id:id,name:plan.name,net:net,
average:cost&&cost.assumed.every(function(part){return part==='family amounts'})?cost.average:Infinity,
marks:reply.provenance.source+(Math.round(net)<Math.round(plan.premium)?'':' full')}
});
if(isComparison)shown.sort(function(a,b){return a.average-b.average||a.net-b.net||a.id.localeCompare(b.id)});
if(d.readyState==='loading')addEventListener('DOMContentLoaded',plans.show);else plans.show()
}).catch(function(){})
})(m&&self.earlyAnswer);`;
