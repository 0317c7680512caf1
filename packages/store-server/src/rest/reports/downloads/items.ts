import { reportEndpoints } from '@store-analytics/rest-api';
import { downloadRows } from '../../../reports/facts/downloads';
import { readPeriod } from '../../../reports/periods/period';
import { openShop } from '../../../reports/shop';
import {
	downloadSort,
	downloadTable,
	type DownloadRow,
} from '../../../reports/tables/download-table';
import { readPage } from '../../../reports/tables/table';
import { embeddedProducts, goneProduct } from '../../catalog/embedded-products';
import { route, type Call, type Route } from '../../router/route';
import { orderbyArgument, tableArguments } from '../arguments';
import { orderNumber } from '../order-number';
import { tableReply } from '../table-reply';
import { downloadFilterArguments } from './arguments';

/** `GET reports/downloads`; `_embed` adds the product of each. */
export const downloadsReport: Route = route({
	path: '/wc-analytics/reports/downloads',
	args: {
		...tableArguments,
		...downloadFilterArguments,
		orderby: orderbyArgument(reportEndpoints.downloads.items, 'date'),
		_embed: {},
	},
	async handle(call) {
		const { args, context, restUrl } = call;
		const shop = await openShop(context);
		const downloads = downloadRows(shop, readPeriod(args, shop.clock, context.now()), args);
		const page = await readPage<DownloadRow>(context.database, {
			rows: downloadTable(downloads.rows),
			sort: downloadSort(args.orderby),
			order: args.order,
			page: args.page,
			perPage: args.per_page,
		});
		const products = args._embed === undefined ? null : await productsOf(page.rows, call);
		return tableReply(page, (row) => ({
			id: row.download_log_id,
			date: shop.time.toLocal(row.dated),
			date_gmt: row.dated,
			download_id: row.download_id,
			file_name: row.file_name,
			file_path: row.file_path,
			product_id: row.product_id,
			order_id: row.order_id,
			order_number: orderNumber(row.number, row.order_id),
			user_id: row.user_id ?? 0,
			username: row.username ?? '',
			ip_address: row.user_ip_address ?? '',
			_links: {
				product: [{ embeddable: true, href: restUrl(`/wc-analytics/products/${row.product_id}`) }],
			},
			...(products && { _embedded: { product: [products.get(row.product_id) ?? goneProduct] } }),
		}));
	},
});

/** What `_embed` adds: the products, a note in the place of one that is gone. */
function productsOf(
	rows: readonly DownloadRow[],
	call: Pick<Call, 'context' | 'restUrl' | 'features'>,
) {
	return embeddedProducts(
		rows.map(({ product_id }) => product_id),
		call,
	);
}
