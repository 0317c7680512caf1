export { Form, type FormProps } from './form';
export type { FormErrors, FormValues, Touched } from './form-values';
export type { FormHelpers, FormOptions, InputProps } from './use-form';
