import { nameAndForm } from './va-form.js';

it.each([
  ['metformin hcl 500mg tab', 'tab', 'metformin hcl 500 mg', 'tablet'],
  ['metformin hcl 500mg 24hr tab,sa', 'tab,sa', 'metformin hcl 500 mg 24hr', 'tablet, extended release'],
  ['omeprazole 20mg cap,ec,ud', 'cap,ec', 'omeprazole 20 mg', 'capsule, delayed release, single doses'],
  ['semaglutide 2mg/0.75ml inj,soln,pen,3ml', 'inj,soln', 'semaglutide 2 mg/0.75 mL', 'pen, 3 mL'],
  ['furosemide 10mg/ml inj,syringe,4ml', 'inj,soln', 'furosemide 10 mg/mL', 'syringe, 4 mL'],
  ['vancomycin 1gm/vil inj', 'inj', 'vancomycin 1 g/vial', 'injection'],
  ['insulin reg human 100 u/ml inj novolin r', 'inj', 'insulin reg human 100 u/mL', 'injection novolin r'],
  ['atropine so4 1% oint,oph', 'oint,oph', 'atropine so4 1%', 'ointment, for the eyes'],
  ['fluticasone 50mcg/spray soln,nasal', 'soln,nasal', 'fluticasone 50 mcg/spray', 'solution, for the nose'],
  [
    'olanzapine 10mg,tab rapid disintegrating',
    'tab,oral disintegrating',
    'olanzapine 10 mg',
    'tablet rapid disintegrating',
  ],
  ['apixaban 5mg tab,74', 'tab', 'apixaban 5 mg', 'tablet, 74 in a pack'],
  ['theophylline 100mg cap,sa (theo-24)', 'cap,sa', 'theophylline 100 mg', 'capsule, extended release (theo-24)'],
  ['milk of magnesia', 'susp,oral', 'milk of magnesia', 'suspension, by mouth'],
  ['moisturizing lotion', 'lotion', 'moisturizing', 'lotion'],
])('"%s" (%s) is "%s" in the form "%s"', (id, dosageForm, name, form) => {
  expect(nameAndForm({ id, form: dosageForm })).toEqual({ name, form });
});
