import { benefitType, costSharing } from './cost-sharing.js';
import { BASE_CSR } from './vocabulary.js';

const cell = (copay: string, coinsurance: string) => costSharing(copay, coinsurance, 'In-Network', BASE_CSR);

describe('cost sharing', () => {
  it.each([
    ['$25.00', 'Not Applicable', '$25'],
    ['$25.00', 'No Charge after deductible', '$25'],
    ['No Charge', 'Not Applicable', 'No Charge'],
    ['Not Applicable', 'No Charge after deductible', 'No Charge After Deductible'],
    ['Not Applicable', '0.00% Coinsurance after deductible', 'No Charge After Deductible'],
    ['Not Applicable', '50.00%', '50%'],
    ['Not Applicable', '30.00% Coinsurance after deductible', '30% Coinsurance after deductible'],
    ['$10.00 Copay after deductible', 'Not Applicable', '$10 Copay after deductible'],
    ['$1,500.00 Copay per Day', '0.00%', '$1500 Copay per Day'],
    ['Not Applicable', '100.00%', 'Not Covered'],
    ['$20.50', '10.00%', '$20.50 / 10%'],
  ])('displays a copay of %s with a coinsurance of %s as "%s"', (copay, coinsurance, shown) => {
    expect(cell(copay, coinsurance).display_string).toBe(shown);
  });

  it('writes a rate as a fraction and moves the words into the options', () => {
    expect(cell('Not Applicable', '30.00% Coinsurance after deductible')).toMatchObject({
      coinsurance_rate: 0.3,
      coinsurance_options: 'Coinsurance after deductible',
      copay_amount: 0,
      copay_options: 'Not Applicable',
    });
  });
});

describe('benefit codes', () => {
  it.each([
    ['Inpatient Hospital Services (e.g., Hospital Stay)', 'INPATIENT_HOSPITAL_SERVICES_EG_HOSPITAL_STAY'],
    ['X-rays and Diagnostic Imaging', 'X_RAYS_AND_DIAGNOSTIC_IMAGING'],
    ['Imaging (CT/PET Scans, MRIs)', 'IMAGING_CT_PET_SCANS_MRIS'],
  ])('derives the code of %s: %s', (name, code) => {
    expect(benefitType(name)).toBe(code);
  });
});
