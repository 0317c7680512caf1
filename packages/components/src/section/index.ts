export { H, Section, type SectionProps } from './section';
