import { isAboutTheSame, roundedEstimate } from './estimates.js';

describe('estimated amounts on screens', () => {
  it.each([
    [12_349, 12_300],
    [12_350, 12_400],
    [1_000, 1_000],
    [1_040, 1_000],
    [990, 1_000],
    [974, 950],
    [20, 0],
    [-20, 0],
    [-974, -950],
    [-1_260, -1_300],
  ])('$%d is shown as $%d', (dollars, shown) => {
    expect(roundedEstimate(dollars)).toBe(shown);
  });

  it('are about the same if they are shown with a difference of $100 or less', () => {
    expect(isAboutTheSame(4_100, 4_200)).toBe(true);
    expect(isAboutTheSame(4_300, 4_100)).toBe(false);
  });
});
