import { decodeEntities } from '@store-analytics/currency';
import { getQuery } from '@store-analytics/navigation';
import { searchSources, type SearchItem, type SearchType } from '@store-analytics/rest-api';
import { searchItems, searchLabel } from '@store-analytics/rest-api/client';
import type { Autocompleter } from './autocompleter';
import { freeTextLabel } from './free-text';
import { HighlightedText } from './highlighted-text';
import { ResultThumbnail } from './result-thumbnail';

/** Returns the autocompleter of a kind of item, with rest-api's search sources (S7.search-controls-all.1-10). */
export function builtInAutocompleter(type: SearchType): Autocompleter<SearchItem> {
	const source = searchSources[type];
	const find = async (query: string, request?: { signal: AbortSignal }) => {
		const context = { urlQuery: getQuery(), ...(request ?? {}) };
		// Items without an id cannot be chosen.
		return (await searchItems(type, query, context)).filter((item) => source.key(item) !== '');
	};
	const hasPicture = type === 'products' || type === 'variableProducts';
	return {
		name: type,
		className: `woocommerce-search__${resultName(type)}-result`,
		isDebounced: true,
		options: (query) => find(query),
		find,
		getOptionIdentifier: source.key,
		getOptionKeywords: source.keywords,
		getOptionLabel: (item, query) => {
			const text = (
				<span className="woocommerce-search__result-name">
					<HighlightedText text={labelOf(type, item)} query={query} />
				</span>
			);
			if (!hasPicture) return text;
			return (
				<span className="woocommerce-search__result">
					<ResultThumbnail item={item} />
					{text}
				</span>
			);
		},
		getOptionCompletion: (item) =>
			typeof item['freeText'] === 'string'
				? { key: item['freeText'], label: item['freeText'] }
				: { key: source.key(item), label: labelOf(type, item) },
		getFreeTextOptions: (query) => {
			const label = freeTextLabel(type, query);
			return label ? [{ key: 'free-text', label, value: { freeText: query } }] : [];
		},
	};
}

/** The names that extensions' style sheets use: several kinds share one. */
function resultName(type: SearchType): string {
	return resultNames[type] ?? type;
}

const resultNames: Partial<Record<SearchType, string>> = {
	attributes: 'product',
	categories: 'product',
	countries: 'country',
	coupons: 'coupon',
	downloadIps: 'download-ip',
	orders: 'order',
	products: 'product',
	taxes: 'tax',
	variableProducts: 'product',
	variations: 'product',
};

/** Names of categories are HTML: `Hoodies &amp; Sweats`. */
function labelOf(type: SearchType, item: SearchItem): string {
	return decodeEntities(searchLabel(type, item));
}
