export { TourKit, type TourKitProps } from './tour-kit';
export type { CloseHandler, TourConfig, TourOptions, TourStep } from './tour';
