import { __ } from '@wordpress/i18n';
import type { Database } from '../../database/database';
import { listOf, raw, readReport, sql, type Sql } from '../../database/sql';
import { assortment } from '../filters/order-filters';
import { termName } from '../../base/text';
import type { DimensionName } from './dimension';

/** One segment of a report; present with zeros if nothing happened. */
export interface Segment {
	readonly id: number;
	readonly label: string | null;
}

/** The requested ids of segments; empty lists mean all. */
export interface SegmentLimits {
	readonly products?: readonly number[];
	readonly variations?: readonly number[];
	readonly categories?: readonly number[];
	readonly coupons?: readonly number[];
	readonly taxes?: readonly number[];
	/** Without a product, it returns all variations instead of refusing. */
	readonly anyVariation?: boolean;
}

/** Returns an error if a report cannot be segmented as requested; the message names the missing filter. */
export class UnclearSplit extends Error {
	override readonly name = 'UnclearSplit';
}

/** Returns the segments of a report's response, sorted by id, including those without sales. */
export async function findSegments(
	database: Database,
	by: DimensionName,
	limits: SegmentLimits,
): Promise<Segment[]> {
	switch (by) {
		case 'customer_type':
			return [
				{ id: 0, label: __('New', 'store-analytics') },
				{ id: 1, label: __('Returning', 'store-analytics') },
			];
		case 'product':
			return listSegments(
				database,
				raw("SELECT id, name AS label FROM products WHERE parent_id = 0 AND status <> 'trash'"),
				limits.products,
			);
		case 'variation':
			return variationSegments(database, limits);
		case 'category':
			return termSegments(
				database,
				sql`SELECT id, name AS label FROM categories WHERE id IN ${assortment}`,
				limits.categories,
			);
		case 'coupon':
			return listSegments(
				database,
				raw("SELECT id, code AS label FROM coupons WHERE status <> 'deleted'"),
				limits.coupons,
			);
		case 'tax_rate_id':
			return listSegments(database, raw('SELECT id, code AS label FROM tax_rates'), limits.taxes);
	}
}

function listSegments(
	database: Database,
	all: Sql,
	only: readonly number[] | undefined,
): Promise<Segment[]> {
	const condition = only && only.length > 0 ? sql`WHERE id IN ${listOf(only)}` : raw('');
	return readReport<{ id: number; label: string }>(
		database,
		sql`SELECT id, label FROM (${all}) ${condition} ORDER BY id`,
	);
}

async function termSegments(
	database: Database,
	all: Sql,
	only: readonly number[] | undefined,
): Promise<Segment[]> {
	const segments = await listSegments(database, all, only);
	return segments.map(({ id, label }) => ({ id, label: label === null ? null : termName(label) }));
}

/** Variations of one product, with the product itself as 0, or exactly the requested ones. */
async function variationSegments(database: Database, limits: SegmentLimits): Promise<Segment[]> {
	const { variations = [], products = [] } = limits;
	const all = raw("SELECT id, name AS label FROM products WHERE type = 'variation'");
	if (variations.length > 0) {
		return listSegments(database, all, variations);
	}
	const [product] = products;
	if (limits.anyVariation && products.length === 0) {
		return listSegments(database, all, undefined);
	}
	if (products.length !== 1 || product === undefined) {
		throw new UnclearSplit('Splitting by variation needs exactly one product.');
	}
	return readReport<Segment>(
		database,
		sql`SELECT CASE WHEN id = ${product} THEN 0 ELSE id END AS id, name AS label
			FROM products WHERE id = ${product} OR parent_id = ${product} ORDER BY 1`,
	);
}
