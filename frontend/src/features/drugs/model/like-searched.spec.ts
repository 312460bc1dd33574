import type { VaDrug } from '#contract/api/drugs.contract.js';
import { VA } from '#features/care/messages/drugs.js';
import { likeSearched } from '../va/VaSearch.js';

const ozempic: VaDrug = {
  id: 'semaglutide 1mg/0.75ml inj,soln,pen,3ml',
  name: 'semaglutide 1 mg/0.75 ml',
  brand: 'Ozempic',
  generic: 'semaglutide',
  form: 'injection',
  className: 'Hormones',
  supply: 'prescription',
};
const searched = (name: string) => ({ name, generic: 'semaglutide' });

it('says of a product found by its ingredient that it contains the same as the searched brand', () => {
  expect(likeSearched(ozempic, searched('Wegovy'))).toBe(VA.like('Wegovy', 'semaglutide'));
  expect(likeSearched({ ...ozempic, brand: '' }, searched('Rybelsus'))).toBe(VA.like('Rybelsus', 'semaglutide'));
});

it.each([searched('ozempic'), searched('Semaglutide'), null])('says nothing of the medicine itself (%o)', (one) => {
  expect(likeSearched(ozempic, one)).toBe('');
});

it('names the ingredient as the formulary does, without the salt of the searched brand', () => {
  const tartrate = { ...ozempic, id: 'metoprolol tartrate 50mg tab', brand: '', generic: 'metoprolol' };
  const toprol = { name: 'Toprol XL', generic: 'metoprolol succinate' };
  expect(likeSearched(tartrate, toprol)).toBe(VA.like('Toprol XL', 'metoprolol'));
});
