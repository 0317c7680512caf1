import type { CSSProperties } from 'react';

export interface RatingIconProps {
	/** Edge in pixels. */
	size?: number;
	className?: string;
	style?: CSSProperties;
}

/** A five-pointed star. */
export function StarIcon({ size = 18, className, style }: RatingIconProps) {
	return (
		<svg
			className={className}
			style={style}
			width={size}
			height={size}
			viewBox="0 0 24 24"
			aria-hidden="true"
			focusable="false"
		>
			<path d="m12 1.8 3.1 6.7 7.4.8-5.5 5 1.5 7.3L12 17.9l-6.5 3.7 1.5-7.3-5.5-5 7.400-.8z" />
		</svg>
	);
}
