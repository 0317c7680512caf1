export { useAgeText } from './data-age';
export { DataStatus } from './data-status';
export { FailedImportsOfShop } from './failed-imports';
export { CurrenciesOfShop, IncompleteData, NumbersByCurrency } from './incomplete-data';
export { FilteredWhileReading } from './reading/filtered-while-reading';
export { Panels, SharedState } from './shared-state';
