export { ProductRating, Rating, ReviewRating, type RatingProps } from './rating';
export type { RatingIconProps } from './star-icon';
