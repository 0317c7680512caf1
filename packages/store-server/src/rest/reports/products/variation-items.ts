import { reportEndpoints } from '@store-analytics/rest-api';
import type { Database } from '../../../database/database';
import { knownAttributes } from '../../../reports/filters/attribute-filters';
import { variationRows, variationSort } from '../../../reports/tables/line-tables';
import { productInfo, readAttributes, readInfo } from '../../../reports/tables/product-info';
import type { ShopSettings } from '../../../schema/shop-settings';
import { idList, optionalIdList } from '../../router/schema';
import { route, type Route } from '../../router/route';
import { attributeList, orderbyArgument, tableArguments } from '../arguments';
import { readSoldLines, soldNumbers, type SoldRow } from '../sold-lines';
import { tableReply } from '../table-reply';

interface VariationReportRow extends SoldRow {
	readonly product_id: number;
	readonly variation_id: number;
}

/**
 * `GET reports/variations`. What it shares with products stands in sold-lines, line-tables and product-info; the rest differs line by
 * line (arguments, what names a row, its info, its links), so that one route for both would be a list of exceptions.
 */
export const variationsReport: Route = route({
	path: '/wc-analytics/reports/variations',
	args: {
		...tableArguments,
		orderby: orderbyArgument(reportEndpoints.variations.items, 'date'),
		product_includes: idList,
		product_excludes: idList,
		variations: optionalIdList,
		extended_info: { type: 'boolean', default: false },
		attribute_is: attributeList,
		attribute_is_not: attributeList,
		category_includes: optionalIdList,
		category_excludes: optionalIdList,
		products: optionalIdList,
	},
	async handle({ args, context, restUrl }) {
		const { page, shop } = await readSoldLines<VariationReportRow>(context, args, {
			filters: {
				...(await knownAttributes(context.database, args)),
				products: [...args.product_includes, ...(args.products ?? [])],
				categories: args.category_includes,
				variationsOnly: true,
			},
			rowsOf: (lines) => variationRows(lines, args.variations),
			sort: variationSort(args.orderby),
			named: args.variations,
		});
		const ids = page.rows.map(({ variation_id }) => variation_id);
		const info = args.extended_info
			? await readVariationInfo(context.database, ids, shop.settings)
			: new Map<number, object>();
		return tableReply(page, (row) => ({
			product_id: row.product_id,
			variation_id: row.variation_id,
			...soldNumbers(row),
			extended_info: info.get(row.variation_id) ?? {},
			_links: links(row, restUrl),
		}));
	},
});

function links(
	{ product_id, variation_id }: VariationReportRow,
	restUrl: (path: string) => string,
) {
	const product = restUrl(`/wc-analytics/products/${product_id}`);
	return {
		product: [{ href: product }],
		variation: [{ href: `${product}/variation/${variation_id}` }],
	};
}

async function readVariationInfo(
	database: Database,
	ids: readonly number[],
	settings: ShopSettings,
): Promise<Map<number, object>> {
	const attributes = await readAttributes(database, ids);
	return readInfo(
		database,
		ids,
		(variation) => ({
			...productInfo(variation, settings),
			stock_quantity: variation.stock_quantity,
			attributes: attributes.get(variation.id) ?? [],
		}),
		(name = '') => ({ deleted: true, attributes: [], name }),
	);
}
