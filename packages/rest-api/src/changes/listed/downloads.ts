import { __ } from '@wordpress/i18n';
import { greatest, type Split } from '../change';
import { changeOf, partOf, type SplitSource } from '../splits';
import { both, numberOf, type ChangeSubject, type Row } from '../subject';
import { allRows, entry } from './all-rows';

/** The most products that are named. */
const mostProducts = 8;

/**
 * Splits downloads by the product of the file, which only the rows of downloads contain. Left out when there are too
 * many to read.
 */
export function downloadSplit(subject: ChangeSubject): SplitSource[] {
	if (subject.endpoint !== 'downloads' || subject.metric !== 'download_count') return [];
	return [
		{
			key: 'products',
			title: __('Products', 'store-analytics'),
			rest: __('All others', 'store-analytics'),
			load: async ({ whole }, ask): Promise<Split | undefined> => {
				const { before, now } = await both(subject, (days) =>
					allRows('downloads', { ...subject.filters, ...days, _embed: true }, ask),
				);
				if (!before || !now) return undefined;
				const was = countedByProduct(before);
				const is = countedByProduct(now);
				const names = new Map([...before, ...now].map((row) => [productOf(row), nameOf(row)]));
				const parts = [...names].map(([id, name]) => {
					const found = { before: { count: was.get(id) }, now: { count: is.get(id) } };
					const change = changeOf(subject, found, 'count');
					return partOf(String(id), name, change, subject, found, 'count');
				});
				return greatest(whole, parts, mostProducts);
			},
		},
	];
}

function countedByProduct(rows: readonly Row[]): ReadonlyMap<number, number> {
	const counts = new Map<number, number>();
	for (const row of rows) counts.set(productOf(row), (counts.get(productOf(row)) ?? 0) + 1);
	return counts;
}

const productOf = (row: Row) => numberOf(row, 'product_id');

/** The product's name from the embedded document; its id if the product has been deleted. */
function nameOf(row: Row): string {
	const name = entry(entry(entry(row['_embedded'], 'product'), 0), 'name');
	return typeof name === 'string' && name !== '' ? name : `#${productOf(row)}`;
}
