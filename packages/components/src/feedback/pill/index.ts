export { Pill } from './pill';
