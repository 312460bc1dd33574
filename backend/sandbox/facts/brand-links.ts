/**
 * Brands of packs or no longer sold, whose ingredients none of the files of names gives: the ingredients, separated by
 * "|", and after the colon the brands. Written by hand and read twice, not copied from RxNorm.
 */
const LINKS = `
azithromycin: Z-PAK, Zmax, TRI-PAK
acetaminophen: Ofirmev
abciximab: Reopro
adenosine: Adenoscan
allopurinol|lesinurad: Duzallo
aminosalicylic acid: Paser
amiodarone: Cordarone
aprepitant: Emend TRI-Fold Pack
aspirin|butalbital|caffeine: Fiorinal
bendroflumethiazide|nadolol: Corzide
betrixaban: Bevyxxa
budesonide: Entocort
cefepime: Maxipime
cefoxitin: Mefoxin
chlorpheniramine|hydrocodone: Tussionex, Tussicaps
chlorthalidone|clonidine: Clorpres
clomiphene: Serophene
clozapine: Fazaclo
daclatasvir: Daklinza
dalfopristin|quinupristin: Synercid
delavirdine: Rescriptor
desmopressin: Stimate
dexrazoxane: Zinecard
diclofenac: Solaraze
didanosine: Videx
docetaxel: Taxotere
eflornithine: Vaniqa
epinephrine: Adrenaclick
eprosartan: Teveten
eptifibatide: Integrilin
ethotoin: Peganone
fenofibrate: Triglide
fenoldopam: Corlopam
flunisolide: Aerospan
fluoxetine: Sarafem
ganciclovir: Cytovene
glycopyrrolate: Seebri
glycopyrrolate|indacaterol: Utibron
homatropine|hydrocodone: Tussigon
hydrochlorothiazide|lisinopril: Prinzide
hydrochlorothiazide|metoprolol: Dutoprol
hydrochlorothiazide|moexipril: Uniretic
hydroxyprogesterone: Makena
indacaterol: Arcapta
isoniazid|rifampin: Rifamate
isosorbide mononitrate: Imdur
itraconazole: Onmel
liothyronine: Triostat
meropenem: Merrem
methylphenidate: Adhansia
methylprednisolone: Medrol Dosepak
methyltestosterone: Android
nesiritide: Natrecor
nitroprusside: Nitropress
ocriplasmin: Jetrea
ofloxacin: Floxin
olopatadine: Patanol
ondansetron: Zuplenz
palonosetron: Aloxi
pegaptanib: Macugen
phendimetrazine: Bontril
prednisolone: Flopred
ribavirin: Ribasphere, Moderiba
rocuronium: Zemuron
saquinavir: Invirase
sumatriptan: Alsuma, Zecuity
testosterone: Axiron, Striant
ticlopidine: Ticlid
valproate: Depacon
voxelotor: Oxbryta
`;

export const BRAND_LINKS = LINKS.trim()
  .split('\n')
  .flatMap((line) => {
    const [ingredients = '', brands = ''] = line.split(': ');
    return brands.split(', ').map((name) => ({ name, ingredients: ingredients.split('|') }));
  });
