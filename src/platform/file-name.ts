import { decodeEntities } from '@store-analytics/currency';

interface NamedFile {
	readonly title: string;
	/** First and last day, YYYY-MM-DD; for a report over all time, the day on which the file was made. */
	readonly days: readonly string[];
	readonly shop: string;
}

/**
 * Names a file after its content, days and shop: `orders_2026-10-01_2026-10-31_rig-outfitters.csv`. Letters of all
 * languages stay.
 */
export function fileName({ title, days, shop }: NamedFile, type: 'csv' | 'png'): string {
	const parts = [title, ...days, decodeEntities(shop)];
	const written = parts.map((part) =>
		part
			.toLowerCase()
			.split(/[^\p{L}\p{M}\p{N}]+/u)
			.filter(Boolean)
			.join('-'),
	);
	return `${written.filter(Boolean).join('_')}.${type}`;
}
