import { ProductImage } from '../../commerce/product-image/product-image';
import { isDictionary, type SearchItem } from '@store-analytics/rest-api';

/** Edge of a product's picture in the list of results, in pixels (S9.search-and-animation.2). */
const SIZE = 18;

/** A product's picture beside its name, or a drawing without one: an empty frame would look like a checkbox. */
export function ResultThumbnail({ item }: { item: SearchItem }) {
	const images: unknown[] = Array.isArray(item['images']) ? item['images'] : [item['image']];
	const image = images.find(isDictionary);
	const src = image?.['src'];
	return (
		<ProductImage
			className="woocommerce-search__result-thumbnail"
			product={{ images: typeof src === 'string' ? [{ src }] : [] }}
			width={SIZE}
			height={SIZE}
		/>
	);
}
