import { __, sprintf } from '@wordpress/i18n';
import { ImportError, type Sentence } from '../../../base/errors';
import {
	exportFiles,
	type ExportFileName,
	type ExportSource,
} from '../../../documents/files/export-files';
import {
	customerDocuments,
	orderDocuments,
	productDocuments,
	type CsvRows,
	type ProductNames,
} from './documents';
import { titleFrom } from './title';
import { csvKindOf, type CsvKind } from './headings';
import { readCsv } from './read-csv';

/** Maximum bytes of all files together: they are read into memory. */
export const MOST_CSV_BYTES = 200e6;

/** A CSV file: its name and its text. */
export interface CsvFile {
	readonly name: string;
	readonly text: string;
}

/** Makes an export of WooCommerce's own CSV files. What they do not say stays empty, and is told as a gap. */
export function csvSource(place: string, files: readonly CsvFile[]): ExportSource {
	const found: Sentence[] = [];
	const rows = rowsByKind(place, files);
	const { products, variations, categories } = productDocuments(rows.products);
	const customers = customerDocuments(rows.customers);
	const { orders, refunds, lost } = orderDocuments(
		rows.orders,
		namesOf(products, variations),
		emailsOf(customers),
		(line) => found.push(() => unreadable(line)),
	);
	if (lost > 0) found.push(() => lostRefunds(lost));
	const documents: Partial<Record<ExportFileName, unknown>> = {
		'wp-settings.json': { title: titleFrom(place) },
		'orders.json': orders,
		'refunds.json': refunds,
		'products.json': products,
		'variations.json': variations,
		'categories.json': categories,
		'analytics-customers.json': customers,
	};
	return {
		place,
		bytes: files.reduce((sum, { text }) => sum + text.length, 1),
		gaps: gapsOf(rows),
		found,
		async *read(name) {
			const { kind } = exportFiles[name];
			yield Buffer.from(JSON.stringify(documents[name] ?? (kind === 'list' ? [] : {})));
		},
	};
}

function rowsByKind(place: string, files: readonly CsvFile[]): Record<CsvKind, CsvRows> {
	const rows: Record<CsvKind, CsvRows> = { orders: [], customers: [], products: [] };
	let isAny = false;
	for (const { text } of files) {
		const [head = [], ...body] = readCsv(text);
		const known = csvKindOf(head);
		if (!known) continue;
		isAny = true;
		const more = body.map((cells, index) => ({ row: known.read(cells), line: index + 2 }));
		rows[known.kind] = [...rows[known.kind], ...more];
	}
	if (isAny) return rows;
	throw new ImportError(() =>
		sprintf(
			/* translators: %s: name of a file */
			__(
				'%s is not a CSV file of WooCommerce’s orders, products or customers. Export one in your shop: Analytics → Orders → Download.',
				'store-analytics',
			),
			place,
		),
	);
}

type ProductDocument = ReturnType<typeof productDocuments>['products'][number];

function namesOf(
	products: readonly ProductDocument[],
	variations: readonly ProductDocument[],
): ProductNames {
	return unique([
		...products.map(({ id, name }) => [name, { product_id: id, variation_id: 0 }] as const),
		...variations.map(
			({ id, name, parent_id: parent }) =>
				[name, { product_id: parent, variation_id: id }] as const,
		),
	]);
}

function emailsOf(customers: readonly { name: string; email: string }[]) {
	return unique(customers.map(({ name, email }) => [name, email] as const));
}

/** Null for a name that several have. */
function unique<Value>(pairs: readonly (readonly [string, Value])[]): Map<string, Value | null> {
	const all = new Map<string, Value | null>();
	for (const [name, value] of pairs) all.set(name, all.has(name) ? null : value);
	return all;
}

function gapsOf(rows: Record<CsvKind, CsvRows>): Sentence[] {
	const gaps: Sentence[] = [
		() =>
			__(
				'These files contain no currency and no time zone. Times are those of the files.',
				'store-analytics',
			),
	];
	if (rows.orders.length > 0) {
		gaps.push(
			() =>
				__(
					'These files contain no taxes, shipping and discounts. They stay 0, and total sales equal net sales.',
					'store-analytics',
				),
			() =>
				__(
					'These files contain no prices of items. Net sales by product only count orders with one product.',
					'store-analytics',
				),
		);
	} else {
		gaps.push(() => __('These files contain no orders. All sales stay 0.', 'store-analytics'));
	}
	if (rows.customers.length === 0) {
		gaps.push(() =>
			__(
				'These files contain no customers. Each order counts as a customer of its own.',
				'store-analytics',
			),
		);
	}
	if (rows.products.length === 0) {
		gaps.push(() =>
			__(
				'These files contain no products. Products are known by the names in orders only.',
				'store-analytics',
			),
		);
	}
	return gaps;
}

function unreadable(line: number): string {
	return sprintf(
		/* translators: %d: number of a line */
		__('Row %d has no number, date or amount that can be read.', 'store-analytics'),
		line,
	);
}

function lostRefunds(count: number): string {
	return sprintf(
		/* translators: %d: number of refunds */
		__('Refunds without their order in these files: %d', 'store-analytics'),
		count,
	);
}
