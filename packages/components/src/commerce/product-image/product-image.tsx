import type { ImgHTMLAttributes } from 'react';
import clsx from 'clsx';
import { placeholderPicture } from './placeholder-picture';
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
