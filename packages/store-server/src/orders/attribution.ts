import { __, sprintf } from '@wordpress/i18n';

const plain: ReadonlyMap<string, string> = new Map([
	['typein', 'Direct'],
	['mobile_app', 'Mobile app'],
	['admin', 'Web admin'],
]);

const unknown = 'Unknown';

/** Origins with a source after a colon. */
const named: ReadonlyMap<string, string> = new Map([
	['organic', 'Organic'],
	['referral', 'Referral'],
	['utm', 'Source'],
]);

/** Returns an order's origin for storage: in English, independent of the user's language. */
export function originLabel(sourceType: string, source: string): string {
	const kind = named.get(sourceType);
	return kind === undefined
		? (plain.get(sourceType) ?? unknown)
		: `${kind}: ${source.charAt(0).toUpperCase()}${source.slice(1)}`;
}

/** Translates a stored origin for the Orders table. */
export function originText(kept = unknown): string {
	const [, kind, source = ''] = /^(\w+): (.*)$/s.exec(kept) ?? [];
	switch (kind ?? kept) {
		case 'Organic':
			/* translators: %s: name of a search engine */
			return sprintf(__('Organic: %s', 'store-analytics'), source);
		case 'Referral':
			/* translators: %s: address of the website that led to the shop */
			return sprintf(__('Referral: %s', 'store-analytics'), source);
		case 'Source':
			/* translators: %s: what a link to the shop says that it is in, such as a newsletter */
			return sprintf(__('Source: %s', 'store-analytics'), source);
		case 'Direct':
			return __('Direct', 'store-analytics');
		case 'Mobile app':
			return __('Mobile app', 'store-analytics');
		case 'Web admin':
			return __('Web admin', 'store-analytics');
		case unknown:
			return __('Unknown', 'store-analytics');
		default:
			return kept;
	}
}
