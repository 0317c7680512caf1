import { isDictionary, type SearchItem } from '@store-analytics/rest-api';

/** Edge of a product's picture in the list of results, in pixels (S9.search-and-animation.2). */
const SIZE = 18;

/** A product's picture beside its name; an empty frame of the same size without one. */
export function ResultThumbnail({ item }: { item: SearchItem }) {
	const images: unknown[] = Array.isArray(item['images']) ? item['images'] : [item['image']];
	const image = images.find(isDictionary);
	const src = image?.['src'];
	const className = 'woocommerce-search__result-thumbnail woocommerce-product-image';
	if (typeof src !== 'string' || !src) {
		return <span className={className} style={{ inlineSize: SIZE, blockSize: SIZE }} />;
	}
	return <img className={className} width={SIZE} height={SIZE} src={src} alt="" loading="lazy" />;
}
