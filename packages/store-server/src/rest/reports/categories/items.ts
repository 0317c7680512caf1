import { reportEndpoints } from '@store-analytics/rest-api';
import { INTERVAL_UNITS } from '../../../reports/periods/interval-calendar';
import { tidy } from '../../../reports/metrics/metric';
import { categoryRows, categorySort } from '../../../reports/tables/line-tables';
import { termName } from '../../../base/text';
import { optionalIdList } from '../../router/schema';
import { route, type Route } from '../../router/route';
import { orderbyArgument, statusList, tableArguments } from '../arguments';
import { readSoldLines, soldNumbers, type SoldRow } from '../sold-lines';
import { tableReply } from '../table-reply';

interface CategoryReportRow extends SoldRow {
	readonly category_id: number;
	readonly name: string | null;
	readonly products_count: number | null;
}

/** `GET reports/categories`: by the categories that products belong to directly. */
export const categoriesReport: Route = route({
	path: '/wc-analytics/reports/categories',
	args: {
		...tableArguments,
		orderby: orderbyArgument(reportEndpoints.categories.items, 'category_id'),
		interval: { type: 'string', enum: INTERVAL_UNITS, default: 'week' },
		status_is: statusList,
		status_is_not: statusList,
		categories: optionalIdList,
		extended_info: { type: 'boolean', default: false },
	},
	async handle({ args, context, restUrl }) {
		const { match, status_is, status_is_not } = args;
		const { page } = await readSoldLines<CategoryReportRow>(context, args, {
			filters: { match, status_is, status_is_not },
			rowsOf: (lines) => categoryRows(lines, args.categories),
			sort: categorySort(args.orderby),
			named: args.categories,
		});
		return tableReply(page, (row) => ({
			category_id: row.category_id,
			...soldNumbers(row),
			products_count: tidy(row.products_count, 'count'),
			extended_info: args.extended_info ? { name: termName(row.name ?? '') } : {},
			_links: {
				category: [{ href: restUrl(`/wc-analytics/products/categories/${row.category_id}`) }],
			},
		}));
	},
});
