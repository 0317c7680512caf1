export { PhoneNumberInput, type PhoneNumberInputProps } from './phone-number-input';
export type { PhoneCountry } from './countries';
