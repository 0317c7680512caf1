import { ProductRating, Rating, ReviewRating } from './rating';
import type { RatingIconProps } from './star-icon';

export default {
	title: 'Pictures/Rating',
	component: Rating,
	subcomponents: { ProductRating, ReviewRating },
};

export function Ratings() {
	return (
		<>
			<Rating rating={0} /> <Rating rating={2.5} /> <Rating rating={5} />
		</>
	);
}

export function OfAProductAndAReview() {
	return (
		<>
			<ProductRating product={{ average_rating: '4.33' }} /> <ReviewRating review={{ rating: 4 }} />
		</>
	);
}

const Dot = ({ size = 18 }: RatingIconProps) => (
	<svg width={size} height={size} viewBox="0 0 2 2" aria-hidden="true">
		<circle cx="1" cy="1" r="0.8" />
	</svg>
);

export function TenLargeDots() {
	return <Rating rating={7} totalStars={10} size={36} icon={Dot} />;
}
