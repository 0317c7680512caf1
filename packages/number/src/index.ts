export { numberFormat, readNumber } from './number-format';
export type { NumberConfig } from './number-format';
export { changeBetween } from './change';
export type { Change } from './change';
export { calculateDelta, formatValue } from './format-value';
export { assertNumberInput, parseNumber } from './parse-number';
export type { NumberInputConfig } from './parse-number';
export { decimalText, roundTo } from './rounding';
