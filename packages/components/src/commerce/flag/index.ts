export { countryReference, type CountryReference } from './country-reference';
export { Flag, type FlagProps, type OrderAddresses } from './flag';
