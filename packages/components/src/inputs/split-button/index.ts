export { SplitButton, type SplitButtonControl, type SplitButtonProps } from './split-button';
