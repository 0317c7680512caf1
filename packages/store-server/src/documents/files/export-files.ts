import { __, _n, sprintf } from '@wordpress/i18n';
import { ImportError, type Sentence } from '../../base/errors';

interface ExportFile {
	readonly route: string;
	readonly kind: 'list' | 'object';
	readonly optional?: true;
}

/** The files of an export; each joins all pages of one route. */
export const exportFiles = {
	'orders.json': { route: '/wc/v3/orders', kind: 'list' },
	'refunds.json': { route: '/wc/v3/refunds', kind: 'list' },
	'products.json': { route: '/wc/v3/products', kind: 'list' },
	'products-trashed.json': { route: '/wc/v3/products?status=trash', kind: 'list', optional: true },
	'variations.json': { route: '/wc/v3/products/<id>/variations', kind: 'list' },
	'categories.json': { route: '/wc/v3/products/categories', kind: 'list' },
	'attributes.json': { route: '/wc/v3/products/attributes', kind: 'list' },
	'attribute-terms.json': { route: '/wc/v3/products/attributes/<id>/terms', kind: 'list' },
	'coupons.json': { route: '/wc/v3/coupons', kind: 'list' },
	'coupons-trashed.json': { route: '/wc/v3/coupons?status=trash', kind: 'list', optional: true },
	'tax-rates.json': { route: '/wc/v3/taxes', kind: 'list' },
	'tax-classes.json': { route: '/wc/v3/taxes/classes', kind: 'list', optional: true },
	'shipping-zone-methods.json': {
		route: '/wc/v3/shipping/zones/<id>/methods',
		kind: 'list',
		optional: true,
	},
	'customers.json': { route: '/wc/v3/customers?role=all', kind: 'list' },
	'analytics-customers.json': { route: '/wc-analytics/reports/customers', kind: 'list' },
	'analytics-downloads.json': {
		route: '/wc-analytics/reports/downloads?after=2000-01-01T00:00:00',
		kind: 'list',
	},
	'reviews.json': { route: '/wc/v3/products/reviews', kind: 'list' },
	'notes.json': { route: '/wc-analytics/admin/notes', kind: 'list' },
	'countries.json': { route: '/wc/v3/data/countries', kind: 'list' },
	'payment-gateways.json': { route: '/wc/v3/payment_gateways', kind: 'list', optional: true },
	'settings-general.json': { route: '/wc/v3/settings/general', kind: 'list' },
	'settings-products.json': { route: '/wc/v3/settings/products', kind: 'list' },
	'settings-tax.json': { route: '/wc/v3/settings/tax', kind: 'list' },
	'settings-wc-admin.json': { route: '/wc-analytics/settings/wc_admin', kind: 'list' },
	'wp-settings.json': { route: '/wp/v2/settings', kind: 'object' },
	'store.json': { route: '/wc/v3/system_status', kind: 'object', optional: true },
} as const satisfies Record<string, ExportFile>;

/** Name of a file of an export. */
export type ExportFileName = keyof typeof exportFiles;

/** The location of an export: a folder, or a .zip of one. */
export interface ExportSource {
	readonly place: string;
	/** Bytes of a file in chunks. An empty file yields one empty chunk, a missing optional file none. */
	read(name: ExportFileName): AsyncIterable<Uint8Array>;
	/** Path of an uncompressed file on disk; absent for a .zip. */
	pathOf?(name: ExportFileName): string;
	/** Size of all files in bytes, for progress. */
	readonly bytes: number;
	/** Closes the folder or archive. */
	close?(): void;
	/** What files of this kind never contain, for people. */
	readonly gaps?: readonly Sentence[];
	/** What could not be read before. */
	readonly found?: readonly Sentence[];
	/** Hears of entries that cannot be read, or not wholly. Without it, the first one is thrown. */
	readonly tell?: (sentence: Sentence) => void;
}

/** Makes an export’s source from documents. */
export function sourceOf(place: string, files: ReadonlyMap<ExportFileName, unknown>): ExportSource {
	return {
		place,
		bytes: 1,
		async *read(name) {
			const document = files.get(name);
			if (document !== undefined) yield Buffer.from(JSON.stringify(document));
		},
	};
}

/** Whether the export is large enough for extra work to save memory. */
export function isLarge({ bytes }: ExportSource): boolean {
	return bytes > 300e6;
}

/** Names of missing files in an error. */
const MOST_NAMED = 3;

/** Throws an error if a folder is not an export or lacks files. It names the first missing files with their routes. */
export function checkFileNames(place: string, present: ReadonlySet<string>): void {
	const files = Object.entries<ExportFile>(exportFiles);
	const required = files.filter(([, file]) => !file.optional);
	const missing = required.filter(([name]) => !present.has(name));
	if (missing.length === 0) return;
	if (!present.has('orders.json') && missing.length > required.length / 2) throw notAnExport(place);
	const named = missing.slice(0, MOST_NAMED).map(([name, { route }]) => `${name} (${route})`);
	const list = [...named, ...(missing.length > MOST_NAMED ? ['…'] : [])].join(', ');
	throw new ImportError(() =>
		sprintf(
			/* translators: 1: folder or .zip, 2: files, each with the route whose replies it holds */
			_n(
				'Missing in %1$s: %2$s. Save the response of that REST route there (all pages in one list) and import again.',
				'Missing in %1$s: %2$s. Save the responses of these REST routes there (all pages in one list) and import again.',
				missing.length,
				'store-analytics',
			),
			place,
			list,
		),
	);
}

/** An error about a file or folder of another kind. */
export function notAnExport(place: string): ImportError {
	return new ImportError(() =>
		sprintf(
			/* translators: %s: name of a folder or file */
			__(
				'%s is not an export of a shop. Create one in your shop: Analytics → Settings → Export this shop.',
				'store-analytics',
			),
			place,
		),
	);
}
