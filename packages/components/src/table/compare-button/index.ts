export { CompareButton, type CompareButtonProps } from './compare-button';
