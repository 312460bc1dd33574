import type { Product } from './product.js';

/**
 * Table of common medicines with their RxNorm ids (RxNorm prescribable names, US National Library of Medicine). It
 * links brands to their generics and comes first among the medicines that ship with the site. The columns are:
 * ingredient, brand, dosage form (RxTerms / RxNorm), and "strength:id of the generic:id of the brand", with "-" for an
 * id that is unknown or does not exist.
 */
const SAMPLE_TABLE = `
lisinopril|Zestril|Tab/Oral Tablet|5 mg:311354:104376 10 mg:314076:104377 20 mg:314077:104378 40 mg:197884:206771
atorvastatin|Lipitor|Tab/Oral Tablet|10 mg:617312:617314 20 mg:617310:617318 40 mg:617311:617320 80 mg:259255:262095
amlodipine|Norvasc|Tab/Oral Tablet|2.5 mg:308136:212542 5 mg:197361:212549 10 mg:308135:212575
metformin|Glucophage|Tab/Oral Tablet|500 mg:861007:861008 1000 mg:861004:-
metformin XR|Glucophage XR|24 HR Extended Release Tab/Extended Release Oral Tablet|500 mg:860975:860977 \
750 mg:860981:860983
levothyroxine||Tab/Oral Tablet|0.075 mg:966222:-
losartan|Cozaar|Tab/Oral Tablet|25 mg:979485:979487 50 mg:979492:979494 100 mg:979480:979482
gabapentin|Neurontin|Cap/Oral Capsule|100 mg:310430:105028 300 mg:310431:105029 400 mg:310432:105030
hydrochlorothiazide||Tab/Oral Tablet|12.5 mg:429503:- 25 mg:310798:- 50 mg:197770:-
metoprolol tartrate||Tab/Oral Tablet|25 mg:866924:-
metoprolol succinate XR|Toprol XL|24 HR Extended Release Tab/Extended Release Oral Tablet|25 mg:866427:866429 \
50 mg:866436:866438 100 mg:866412:866414 200 mg:866419:866421
simvastatin||Tab/Oral Tablet|5 mg:312962:- 10 mg:314231:- 20 mg:312961:- 40 mg:198211:-
sertraline|Zoloft|Tab/Oral Tablet|25 mg:312940:- 50 mg:312941:- 100 mg:312938:208149
escitalopram|Lexapro|Tab/Oral Tablet|5 mg:351249:- 10 mg:349332:352272 20 mg:351250:-
fluoxetine||Cap/Oral Capsule|10 mg:310384:- 20 mg:310385:- 40 mg:313989:-
bupropion XR||24 HR Extended Release Tab/Extended Release Oral Tablet|150 mg:993541:- 300 mg:993557:-
trazodone||Tab/Oral Tablet|50 mg:856377:- 100 mg:856373:- 150 mg:856364:-
duloxetine||Delayed Release Cap/Delayed Release Oral Capsule|20 mg:596926:- 30 mg:596930:- 60 mg:596934:-
venlafaxine XR||24 HR Extended Release Cap/Extended Release Oral Capsule|37.5 mg:313583:- 75 mg:313585:- 150 mg:313581:-
citalopram||Tab/Oral Tablet|10 mg:283672:- 20 mg:200371:- 40 mg:309314:-
rosuvastatin|Crestor|Tab/Oral Tablet|5 mg:859424:859426 10 mg:859747:859749 20 mg:859751:859753 40 mg:859419:859421
pravastatin|Pravachol|Tab/Oral Tablet|10 mg:904458:- 20 mg:904467:- 40 mg:904475:904477 80 mg:904481:-
furosemide|Lasix|Tab/Oral Tablet|20 mg:310429:200801 40 mg:313988:200809
carvedilol||Tab/Oral Tablet|3.125 mg:686924:- 6.25 mg:200031:- 12.5 mg:200032:- 25 mg:200033:-
atenolol||Tab/Oral Tablet|25 mg:197380:- 50 mg:197381:- 100 mg:197379:-
spironolactone|Aldactone|Tab/Oral Tablet|25 mg:313096:200820 50 mg:198223:200817 100 mg:198222:200825
valsartan|Diovan|Tab/Oral Tablet|40 mg:349483:- 80 mg:349199:351761 160 mg:349201:351762 320 mg:349200:-
digoxin|Lanoxin|Tab/Oral Tablet|0.0625 mg:245273:104206 0.125 mg:197604:- 0.25 mg:197606:309889
warfarin|Coumadin|Tab/Oral Tablet|1 mg:855288:855290 5 mg:855332:855334
clopidogrel|Plavix|Tab/Oral Tablet|75 mg:309362:213169 300 mg:749196:749198
apixaban|Eliquis|Tab/Oral Tablet|2.5 mg:1364435:1364441 5 mg:1364445:1364447
rivaroxaban|Xarelto|Tab/Oral Tablet|2.5 mg:2059015:2059017 10 mg:1114198:1114202 15 mg:1232082:1232084 \
20 mg:1232086:1232088
dabigatran|Pradaxa|Cap/Oral Capsule|75 mg:1037179:1037181 110 mg:1723476:- 150 mg:1037045:-
sacubitril/valsartan|Entresto|Tab/Oral Tablet|24-26 mg:1656340:1656346 49-51 mg:1656349:1656351 \
97-103 mg:1656354:1656356
empagliflozin|Jardiance|Tab/Oral Tablet|10 mg:1545658:1545664 25 mg:1545666:1545668
dapagliflozin|Farxiga|Tab/Oral Tablet|5 mg:1488574:1486981 10 mg:1488569:1486977
sitagliptin|Januvia|Tab/Oral Tablet|25 mg:665038:665040 50 mg:665042:665044 100 mg:665033:665036
semaglutide|Rybelsus|Tab/Oral Tablet|3 mg:2200652:2200654 14 mg:2200644:2200650
semaglutide|Ozempic|Pen Injector/Pen Injector|0.25 mg or 0.5 mg a dose, 1.34 mg per mL:1991306:1991311 \
1 mg a dose, 1.34 mg per mL:2398841:2398842
glipizide|Glucotrol|Tab/Oral Tablet|5 mg:310490:205828 10 mg:310488:205830
pioglitazone|Actos|Tab/Oral Tablet|15 mg:317573:261266 30 mg:312440:261267 45 mg:312441:261268
insulin glargine|Lantus|Pen Injector/Pen Injector|100 units/mL:847230:847232
insulin glargine|Toujeo|Pen Injector/Pen Injector|300 units/mL:1604539:1604544
insulin lispro|Humalog|Injection/Injectable Solution|100 units/mL:242120:865098
pantoprazole|Protonix|Delayed Release Tab/Delayed Release Oral Tablet|40 mg:314200:284400
omeprazole||Delayed Release Cap/Delayed Release Oral Capsule|40 mg:200329:-
donepezil|Aricept|Tab/Oral Tablet|5 mg:997229:997230 10 mg:997223:997224
memantine|Namenda|Tab/Oral Tablet|5 mg:996571:996574 10 mg:996561:996563
quetiapine|Seroquel|Tab/Oral Tablet|25 mg:312744:153638 100 mg:312743:153639 200 mg:317174:153640 300 mg:312745:284509
lamotrigine|Lamictal|Tab/Oral Tablet|25 mg:282401:105019 100 mg:198427:105018 200 mg:198429:108782
levetiracetam||Tab/Oral Tablet|250 mg:311288:- 500 mg:311289:- 750 mg:311290:-
topiramate||Tab/Oral Tablet|25 mg:199888:- 50 mg:151226:- 100 mg:199889:-
naproxen|Naprosyn|Tab/Oral Tablet|500 mg:198014:105899
meloxicam||Tab/Oral Tablet|15 mg:152695:-
tramadol|Ultram|Tab/Oral Tablet|50 mg:835603:835605
cyclobenzaprine||Tab/Oral Tablet|5 mg:828320:- 10 mg:828348:-
prednisone||Tab/Oral Tablet|1 mg:198144:- 5 mg:312617:- 10 mg:198145:-
amoxicillin||Cap/Oral Capsule|500 mg:308191:-
azithromycin||Tab/Oral Tablet|250 mg:308460:-
alendronate|Fosamax|Tab/Oral Tablet|5 mg:904425:- 10 mg:904419:- 35 mg:904396:- 70 mg:904431:904433
allopurinol||Tab/Oral Tablet|100 mg:197319:- 300 mg:197320:-
methotrexate||Tab/Oral Tablet|2.5 mg:105585:-
ezetimibe|Zetia|Tab/Oral Tablet|10 mg:-:352304
albuterol|ProAir HFA|Inhaler/Metered Dose Inhaler|0.09 mg/actuat:-:745752
levalbuterol|Xopenex HFA|Inhaler/Metered Dose Inhaler|0.045 mg/actuat:745791:746466
tiotropium|Spiriva|Inhaler/Inhalation Powder|0.018 mg/actuat:-:580261
adalimumab|Humira|Prefilled Syringe/Prefilled Syringe|40 mg per 0.4 mL:1726844:1726846
etanercept||Prefilled Syringe/Prefilled Syringe|50 mg/mL:727757:-
varenicline||Tab/Oral Tablet|0.5 mg:636671:- 1 mg:636676:-
mirabegron|Myrbetriq|24 HR Extended Release Tab/Extended Release Oral Tablet|25 mg:-:1300797 50 mg:-:1300803`;

export interface SampleProduct extends Product {
  readonly isBrand: boolean;
  /** The same strength. Undefined for generics, and for brands without a known generic. */
  readonly genericRxcui: string | undefined;
}

/** Returns the medicines of the sample. For each strength, the generic medicine comes first and the brand second. */
export const sampleProducts = (): SampleProduct[] => SAMPLE_TABLE.trim().split('\n').flatMap(readLine);

function readLine(line: string): SampleProduct[] {
  const [ingredient = '', brand = '', forms = '', strengths = ''] = line.split('|');
  const [rxtermsDoseForm = '', rxnormDoseForm = ''] = forms.split('/');
  const route = routeOf(rxnormDoseForm);
  const of = (rxcui: string, name: string, strength: string, genericRxcui?: string): SampleProduct[] =>
    rxcui === '-'
      ? []
      : [
          {
            rxcui,
            name,
            generic: ingredient,
            strength,
            route,
            rxtermsDoseForm,
            rxnormDoseForm,
            start: '',
            exactName: ingredient,
            isBrand: name !== ingredient,
            genericRxcui,
          },
        ];
  return [...strengths.matchAll(/(\S[^:]*):(\d+|-):(\d+|-)/g)].flatMap(
    ([, strength = '', generic = '-', branded = '-']) => [
      ...of(generic, ingredient, strength),
      ...of(branded, brand, strength, generic === '-' ? undefined : generic),
    ],
  );
}

function routeOf(form: string): string {
  if (/Inhal/.test(form)) return 'Inhalant';
  return /Inject|Syringe/.test(form) ? 'Injectable' : 'Oral Pill';
}
