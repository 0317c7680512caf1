import type { ComponentType } from 'react';
import clsx from 'clsx';
import { __, sprintf } from '@wordpress/i18n';
import { StarIcon, type RatingIconProps } from './star-icon';
import './rating.css';

export interface RatingProps {
	/** Stars, including fractions; values outside 0 to `totalStars` are clamped. */
	rating?: number;
	totalStars?: number;
	/** Edge of a star in pixels. */
	size?: number;
	className?: string;
	/** Icon of all stars. */
	icon?: ComponentType<RatingIconProps>;
	/** Icon of earned stars; by default `icon`. */
	outlineIcon?: ComponentType<RatingIconProps>;
}

/**
 * Shows a rating in stars: 5 of 18 px by default (S2.other-widgets.10).
 * @example <Rating rating={4.5} />
 */
export function Rating(props: RatingProps) {
	const { totalStars = 5, size = 18, className, icon = StarIcon, outlineIcon = icon } = props;
	const rating = Math.min(Math.max(props.rating || 0, 0), totalStars);
	const share = totalStars > 0 ? (rating / totalStars) * 100 : 0;
	return (
		<span
			role="img"
			className={clsx('woocommerce-rating', className)}
			// translators: 1: a number of stars, 2: the highest number of stars.
			aria-label={sprintf(
				__('%1$s out of %2$s stars.', 'store-analytics'),
				String(Math.round(rating * 100) / 100),
				String(totalStars),
			)}
		>
			<Stars icon={icon} count={totalStars} size={size} />
			<span className="woocommerce-rating__star-outline" style={{ inlineSize: `${share}%` }}>
				<Stars icon={outlineIcon} count={totalStars} size={size} />
			</span>
		</span>
	);
}

interface StarsProps {
	icon: ComponentType<RatingIconProps>;
	count: number;
	size: number;
}

function Stars({ icon: Icon, count, size }: StarsProps) {
	return (
		<span className="woocommerce-rating__stars" style={{ inlineSize: count * size }}>
			{Array.from({ length: count }, (_, index) => (
				<Icon key={index} size={size} style={{ width: size, height: size }} />
			))}
		</span>
	);
}

/**
 * Shows the average rating of a product in stars.
 * @example <ProductRating product={{ average_rating: '4.50' }} />
 */
export function ProductRating({
	product,
	...rest
}: { product: { average_rating?: number | string } } & Omit<RatingProps, 'rating'>) {
	return <Rating {...rest} rating={Number(product.average_rating)} />;
}

/**
 * Shows the rating of a review in stars.
 * @example <ReviewRating review={{ rating: 4 }} />
 */
export function ReviewRating({
	review,
	...rest
}: { review: { rating?: number | string } } & Omit<RatingProps, 'rating'>) {
	return <Rating {...rest} rating={Number(review.rating)} />;
}
