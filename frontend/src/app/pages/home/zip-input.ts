/** Id of the input on the home page in which people enter their ZIP code. No other form has an input with this id. */
export const ZIP_INPUT = 'home-zip';
