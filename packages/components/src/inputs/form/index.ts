export { Form, type FormProps } from './form';
export { useFormContext } from './form-context';
export type { FormErrors, FormValues, Touched } from './form-values';
export type { FormHelpers, FormOptions, InputProps } from './use-form';
