import type { ExportSource } from '../../documents/files/export-files';
import type { ShopDescription } from '../shops/shop-description';
import {
	attributeDocuments,
	categoryDocuments,
	couponDocuments,
	productDocuments,
	rateDocuments,
	termDocuments,
	variationDocuments,
} from './catalog-documents';
import { orderDocuments } from './order-documents';
import { customerDocuments, downloadDocuments, userDocuments } from './people-documents';
import type { RestDocument } from './rest-document';
import { settingsDocuments } from './settings-documents';

/** The export of a generated shop: REST's responses by file name. */
export function exportOf(shop: ShopDescription) {
	const { orders, refunds } = orderDocuments(shop);
	return {
		'orders.json': orders,
		'refunds.json': refunds,
		'products.json': productDocuments(shop, 'kept'),
		'products-trashed.json': productDocuments(shop, 'trashed'),
		'variations.json': variationDocuments(shop),
		'categories.json': categoryDocuments(shop),
		'attributes.json': attributeDocuments(shop),
		'attribute-terms.json': termDocuments(shop),
		'coupons.json': couponDocuments(shop, 'kept'),
		'coupons-trashed.json': couponDocuments(shop, 'trashed'),
		'tax-rates.json': rateDocuments(shop),
		'customers.json': userDocuments(shop),
		'analytics-customers.json': customerDocuments(shop),
		'analytics-downloads.json': downloadDocuments(shop),
		'reviews.json': [],
		'notes.json': [],
		'countries.json': countries,
		...settingsDocuments(shop),
	};
}

export type ShopExport = ReturnType<typeof exportOf>;

const countries: RestDocument[] = [
	{ code: 'DE', name: 'Germany', states: [] },
	{ code: 'PL', name: 'Poland', states: [] },
	{
		code: 'US',
		name: 'United States (US)',
		states: [
			{ code: 'CA', name: 'California' },
			{ code: 'NY', name: 'New York' },
		],
	},
];

/** Makes a source for the import from an export's files, without a folder. */
export function exportSource(files: ShopExport): ExportSource {
	const texts = new Map(
		Object.entries(files).map(([name, documents]) => [
			name,
			Buffer.from(JSON.stringify(documents)),
		]),
	);
	return {
		place: 'made-up shop',
		bytes: [...texts.values()].reduce((total, { length }) => total + length, 0),
		async *read(name) {
			const text = texts.get(name);
			if (text) yield text;
		},
	};
}
