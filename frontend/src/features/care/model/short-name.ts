/** Returns the name of a medicine without its form and strength, such as "Ozempic", to be read beside amounts. */
export const shortName = (name: string): string => name.split(/ \(|, /, 1)[0] ?? name;
