export { AbbreviatedCard, type AbbreviatedCardProps } from './abbreviated-card';
