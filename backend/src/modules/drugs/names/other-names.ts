/**
 * Medicine names that are used outside the United States or in everyday speech, each with the generic name that is
 * usual in the United States.
 */
export const OTHER_NAMES = [
  ['paracetamol', 'acetaminophen'],
  ['salbutamol', 'albuterol'],
  ['adrenaline', 'epinephrine'],
  ['noradrenaline', 'norepinephrine'],
  ['frusemide', 'furosemide'],
  ['lignocaine', 'lidocaine'],
  ['glibenclamide', 'glyburide'],
  ['pethidine', 'meperidine'],
  ['rifampicin', 'rifampin'],
  ['ciclosporin', 'cyclosporine'],
  ['aciclovir', 'acyclovir'],
  ['amoxycillin', 'amoxicillin'],
  ['cefalexin', 'cephalexin'],
  ['thyroxine', 'levothyroxine'],
  ['isoprenaline', 'isoproterenol'],
  ['glyceryl trinitrate', 'nitroglycerin'],
  ['acetylsalicylic acid', 'aspirin'],
  ['cyanocobalamin', 'vitamin B12'],
  ['Z-Pack', 'azithromycin'],
  ['water pill', 'hydrochlorothiazide'],
  ['baby aspirin', 'aspirin'],
].map(([label = '', generic = '']) => ({ label, generic }));
