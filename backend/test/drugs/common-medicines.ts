/**
 * Medicines that people in the United States commonly take at home: on each line a generic name and, after "|", its
 * best-known brands. A visitor must find each of these names.
 */
const LIST = `
lisinopril|Zestril
atorvastatin|Lipitor
amlodipine|Norvasc
metformin|Glucophage
levothyroxine|Synthroid|Levoxyl
losartan|Cozaar
gabapentin|Neurontin
hydrochlorothiazide
metoprolol|Toprol XL|Lopressor
simvastatin|Zocor
omeprazole|Prilosec
albuterol|Ventolin|ProAir
pantoprazole|Protonix
rosuvastatin|Crestor
escitalopram|Lexapro
sertraline|Zoloft
tamsulosin|Flomax
montelukast|Singulair
furosemide|Lasix
bupropion|Wellbutrin
trazodone
fluticasone|Flonase|Flovent
prednisone
tramadol|Ultram
duloxetine|Cymbalta
insulin glargine|Lantus|Basaglar
potassium chloride|Klor-Con
carvedilol|Coreg
clopidogrel|Plavix
warfarin|Coumadin|Jantoven
meloxicam|Mobic
allopurinol|Zyloprim
citalopram|Celexa
fluoxetine|Prozac
venlafaxine|Effexor
apixaban|Eliquis
rivaroxaban|Xarelto
dabigatran|Pradaxa
finasteride|Proscar|Propecia
dutasteride|Avodart
famotidine|Pepcid
cetirizine|Zyrtec
loratadine|Claritin
fexofenadine|Allegra
atenolol|Tenormin
propranolol|Inderal
bisoprolol
nebivolol|Bystolic
labetalol
diltiazem|Cardizem
verapamil|Calan
nifedipine|Procardia
felodipine
hydralazine
isosorbide mononitrate
nitroglycerin|Nitrostat
ranolazine|Ranexa
spironolactone|Aldactone
eplerenone|Inspra
chlorthalidone
indapamide
bumetanide|Bumex
torsemide
triamterene|Dyazide|Maxzide
valsartan|Diovan
irbesartan|Avapro
olmesartan|Benicar
candesartan|Atacand
telmisartan|Micardis
benazepril|Lotensin
enalapril|Vasotec
ramipril|Altace
quinapril|Accupril
fosinopril
captopril
clonidine|Catapres
doxazosin|Cardura
terazosin
prazosin|Minipress
minoxidil
digoxin|Lanoxin
amiodarone|Pacerone
sotalol|Betapace
flecainide
dofetilide|Tikosyn
sacubitril|Entresto
ivabradine|Corlanor
pravastatin|Pravachol
lovastatin
pitavastatin|Livalo
ezetimibe|Zetia
fenofibrate|Tricor
gemfibrozil|Lopid
colesevelam|Welchol
evolocumab|Repatha
alirocumab|Praluent
glipizide|Glucotrol
glimepiride|Amaryl
glyburide
pioglitazone|Actos
sitagliptin|Januvia
linagliptin|Tradjenta
saxagliptin|Onglyza
empagliflozin|Jardiance
dapagliflozin|Farxiga
canagliflozin|Invokana
semaglutide|Ozempic|Rybelsus|Wegovy
dulaglutide|Trulicity
liraglutide|Victoza
Mounjaro
insulin lispro|Humalog
insulin aspart|Novolog
insulin degludec|Tresiba
insulin detemir|Levemir
methimazole
liothyronine|Cytomel
alendronate|Fosamax
risedronate|Actonel
ibandronate|Boniva
raloxifene|Evista
denosumab|Prolia
estradiol|Estrace
medroxyprogesterone|Provera
progesterone|Prometrium
testosterone|Androgel
esomeprazole|Nexium
lansoprazole|Prevacid
rabeprazole|Aciphex
sucralfate|Carafate
ondansetron
metoclopramide|Reglan
promethazine
meclizine
dicyclomine|Bentyl
mesalamine|Lialda
linaclotide|Linzess
lactulose
polyethylene glycol|Miralax
docusate|Colace
loperamide|Imodium
tiotropium|Spiriva
umeclidinium|Incruse
budesonide|Pulmicort|Symbicort
formoterol|Dulera
salmeterol|Advair|Serevent
ipratropium|Atrovent
mometasone|Nasonex
beclomethasone|Qvar
azelastine
benzonatate
guaifenesin|Mucinex
roflumilast|Daliresp
donepezil|Aricept
memantine|Namenda
rivastigmine|Exelon
galantamine
carbidopa|Sinemet
pramipexole|Mirapex
ropinirole
rasagiline|Azilect
levetiracetam|Keppra
lamotrigine|Lamictal
topiramate|Topamax
divalproex|Depakote
carbamazepine|Tegretol
oxcarbazepine|Trileptal
phenytoin|Dilantin
pregabalin|Lyrica
lacosamide|Vimpat
primidone|Mysoline
amitriptyline
nortriptyline|Pamelor
mirtazapine|Remeron
paroxetine|Paxil
desvenlafaxine|Pristiq
vortioxetine|Trintellix
buspirone
lorazepam|Ativan
alprazolam|Xanax
clonazepam|Klonopin
diazepam|Valium
temazepam|Restoril
zolpidem|Ambien
eszopiclone|Lunesta
hydroxyzine|Vistaril
quetiapine|Seroquel
aripiprazole|Abilify
risperidone|Risperdal
olanzapine|Zyprexa
haloperidol
lithium
methylphenidate|Ritalin|Concerta
lisdexamfetamine|Vyvanse
atomoxetine|Strattera
ibuprofen|Motrin
naproxen|Naprosyn|Aleve
celecoxib|Celebrex
diclofenac|Voltaren
etodolac
nabumetone
indomethacin
acetaminophen|Tylenol
oxycodone|Percocet|Oxycontin
hydrocodone|Norco
morphine
aspirin
cyclobenzaprine
baclofen
tizanidine|Zanaflex
methocarbamol
colchicine|Colcrys
febuxostat|Uloric
hydroxychloroquine|Plaquenil
methotrexate
sulfasalazine|Azulfidine
leflunomide|Arava
adalimumab|Humira
etanercept|Enbrel
amoxicillin
azithromycin|Zithromax
cephalexin
ciprofloxacin|Cipro
levofloxacin
doxycycline
sulfamethoxazole|Bactrim
nitrofurantoin|Macrobid
clindamycin|Cleocin
fluconazole|Diflucan
nystatin
valacyclovir|Valtrex
acyclovir|Zovirax
oxybutynin
tolterodine|Detrol
solifenacin|Vesicare
mirabegron|Myrbetriq
sildenafil|Viagra
tadalafil|Cialis
latanoprost|Xalatan
timolol
brimonidine|Alphagan
dorzolamide|Cosopt
bimatoprost|Lumigan
travoprost|Travatan
cyclosporine|Restasis
prednisolone
methylprednisolone|Medrol
dexamethasone
triamcinolone
clobetasol
hydrocortisone
mupirocin
ketoconazole
tamoxifen
anastrozole|Arimidex
letrozole|Femara
exemestane|Aromasin
abiraterone|Zytiga
folic acid
vitamin b12
vitamin d
ferrous sulfate
`;

export interface CommonMedicine {
  readonly generic: string;
  readonly brands: readonly string[];
}

export const COMMON_MEDICINES: readonly CommonMedicine[] = LIST.trim()
  .split('\n')
  .map((line) => {
    const [generic = '', ...brands] = line.split('|');
    return { generic, brands };
  });

/** Returns the name with one inner letter written twice, as in a typing mistake. */
export const misspelled = (name: string): string => {
  const at = name.search(/[a-z]{2,}$/i) + 2;
  return name.slice(0, at) + name.slice(at - 1);
};
