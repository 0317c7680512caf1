import type { ComponentType } from 'react';
import clsx from 'clsx';
import { __, sprintf } from '@wordpress/i18n';
import { StarIcon, type RatingIconProps } from './star-icon';
import './rating.css';

export interface RatingProps {
	/** Stars, in fractions too; what lies outside 0 to `totalStars` is drawn as the nearest of them. */
	rating?: number;
	totalStars?: number;
	/** Edge of a star in pixels. */
	size?: number;
	className?: string;
	/** Any star, earned or not. */
	icon?: ComponentType<RatingIconProps>;
	/** In its place where the star was earned; `icon` unless told otherwise. */
	outlineIcon?: ComponentType<RatingIconProps>;
}

/** How many stars something has: 5 of 18 px unless told otherwise (S2.other-widgets.10). */
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

/** The average rating of a product as the server tells it, in stars. */
export function ProductRating({
	product,
	...rest
}: { product: { average_rating?: number | string } } & Omit<RatingProps, 'rating'>) {
	return <Rating {...rest} rating={Number(product.average_rating)} />;
}

/** The rating that a review gives, in stars. */
export function ReviewRating({
	review,
	...rest
}: { review: { rating?: number | string } } & Omit<RatingProps, 'rating'>) {
	return <Rating {...rest} rating={Number(review.rating)} />;
}
