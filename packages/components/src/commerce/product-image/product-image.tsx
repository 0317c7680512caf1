import type { ImgHTMLAttributes } from 'react';
import clsx from 'clsx';
import './product-image.css';

interface Picture {
	src?: string;
	alt?: string;
}

export interface ProductImageProps extends ImgHTMLAttributes<HTMLImageElement> {
	/** A product with `images`, or a variation with one `image`. */
	product?: { images?: readonly Picture[] | null; image?: Picture | null } | null;
	/** Replaces the product's picture. */
	src?: string;
	/** Replaces the picture's own text. */
	alt?: string;
	/** Pixels (S9.search-and-animation.2). */
	width?: number | string;
	height?: number | string;
}

/* Colours only as %23…: a '#' would end the data address. */
const drawing =
	"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 33 33' width='33' height='33' fill='none'>" +
	"<rect width='33' height='33' fill='%23f0f0f0'/>" +
	"<path d='M9 13.5 16.5 9.5 24 13.5V22l-7.5 4L9 22zM9 13.5l7.5 4 7.5-4M16.5 17.5V26' stroke='%23a7aaad' stroke-linejoin='round'/></svg>";

/** What is shown for a product without a picture. */
const placeholderPicture = `data:image/svg+xml,${drawing}`;

/**
 * Shows the first picture of a product, or a placeholder of the same size.
 * @example <ProductImage product={{ images: [{ src: 'mug.jpg', alt: 'Mug' }] }} width={33} />
 */
export function ProductImage(props: ProductImageProps) {
	const { product, alt, src, width = 33, height = 33, className, ...rest } = props;
	const picture = product?.images?.[0] ?? product?.image;
	const address = src || picture?.src;
	return (
		<img
			loading="lazy"
			{...rest}
			className={clsx('woocommerce-product-image', className, {
				'is-placeholder': !address,
			})}
			src={address || placeholderPicture}
			alt={alt || picture?.alt || ''}
			width={width}
			height={height}
		/>
	);
}
