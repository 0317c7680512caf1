import { languageTag } from '@store-analytics/date';
import type { AdvancedFilterConfig } from './filter-config';

/** Sorts filters by name, in versions of WooCommerce that do so too. */
export function sortedByName(
	config: AdvancedFilterConfig,
	userLocale: string,
): AdvancedFilterConfig {
	const named = Object.entries(config.filters).map(([key, filter]) => ({
		key,
		filter,
		name: filter.labels.add ?? key,
	}));
	const compare = nameOrder(
		named.map(({ name }) => name),
		userLocale,
	);
	const sorted = named.sort((a, b) => compare(a.name, b.name));
	return { ...config, filters: Object.fromEntries(sorted.map(({ key, filter }) => [key, filter])) };
}

/** Letters, digits and signs whose order is that of their codes. */
const ascii = /^(?:[a-z0-9 ./-]*|[a-z0-9 #]*)$/i;

/** English in ASCII needs no Intl, whose first use takes a browser 10 ms before the first screen. */
function nameOrder(
	names: readonly string[],
	userLocale: string,
): (one: string, other: string) => number {
	const tag = languageTag(userLocale);
	if (!tag.startsWith('en') || !ascii.test(names.join(''))) return new Intl.Collator(tag).compare;
	return (one, other) => {
		const [a, b] = [one.toLowerCase(), other.toLowerCase()];
		return a < b ? -1 : Number(a > b);
	};
}
