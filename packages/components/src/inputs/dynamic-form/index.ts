export { DynamicForm, type DynamicFormProps } from './dynamic-form';
export type { DynamicField, FieldValue } from './form-field';
