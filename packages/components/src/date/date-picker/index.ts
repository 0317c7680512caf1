export { DatePicker, type DatePickerProps, type DatePickerUpdate } from './date-picker';
