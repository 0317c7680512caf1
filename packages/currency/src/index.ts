export { CurrencyFactory, CurrencyFactory as default } from './currency-factory';
export type { Currency } from './currency-factory';
export type { CurrencyConfig, CurrencySettings, SymbolPosition } from './currency-config';
export type { CountryCurrencyData, LocaleInfo } from './country-data';
export { getCurrencyData } from './country-currencies';
export { CurrencyContext, getFilteredCurrencyInstance } from './currency-context';
export { decodeEntities } from './entities';
export { Dinero } from './money';
export type { Money } from './money';
