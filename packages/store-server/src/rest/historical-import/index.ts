import { __ } from '@wordpress/i18n';
import type { StoreContext } from '../store-context';
import { readOption, setOption } from '../admin/options';
import { fetchRows, raw, sql } from '../../database/sql';
import { RestError } from '../router/errors';
import { route, type Route } from '../router/route';
import { batchRoutes } from './batches';

const OPTION = 'woocommerce_admin_import_stats';

const denied = new RestError(
	'woocommerce_rest_cannot_edit',
	'Sorry, you cannot edit this resource.',
	401,
);

const choices = {
	/** Nearly two thousand years; before that there are no dates. */
	days: { type: 'integer', minimum: 0, maximum: 700_000 },
	skip_existing: { type: 'boolean', default: false },
} as const;

interface Choices {
	readonly days?: number;
	readonly skip_existing: boolean;
}

/**
 * `POST reports/import`. The report tables are written together with the orders, so the import ends with the response.
 */
const startImport: Route = route({
	path: '/wc-analytics/reports/import',
	method: 'EDIT',
	changes: 'own',
	denied,
	args: choices,
	async handle({ args, context }) {
		const { customers, orders } = await countTotals(context, args);
		await setOption(context.database, OPTION, {
			customers: { imported: customers, total: customers },
			orders: { imported: orders, total: orders },
			imported_from: args.days === undefined ? -1 : startOf(context, args.days),
		});
		return {
			data: {
				status: 'success',
				message: __(
					'Report table data is being rebuilt. Please allow some time for data to fully populate.',
					'store-analytics',
				),
			},
		};
	},
});

/** `GET reports/import/status`: the result of the last import; before the first, everything. */
const importStatus: Route = route({
	path: '/wc-analytics/reports/import/status',
	denied,
	async handle({ context }) {
		const kept = await readOption(context.database, OPTION);
		const { customers, orders } = await countTotals(context, { skip_existing: false });
		const all = {
			customers: { imported: customers, total: customers },
			orders: { imported: orders, total: orders },
			imported_from: -1,
		};
		return { data: { ...(typeof kept === 'object' && kept ? kept : all), is_importing: false } };
	},
});

/** `GET reports/import/totals`: how many customers and orders (refunds count) an import would take in. */
const importTotals: Route = route({
	path: '/wc-analytics/reports/import/totals',
	denied,
	args: choices,
	handle: async ({ args, context }) => ({ data: await countTotals(context, args) }),
});

/** `POST reports/import/cancel`: nothing is ever running. */
const cancelImport: Route = route({
	path: '/wc-analytics/reports/import/cancel',
	method: 'EDIT',
	changes: 'own',
	denied,
	handle: () => ({
		data: {
			status: 'success',
			message: __(
				'All pending and in-progress import actions have been cancelled.',
				'store-analytics',
			),
		},
	}),
});

/** `POST reports/import/delete`: refused, because the reports are the shop's orders themselves here. */
const deleteImport: Route = route({
	path: '/wc-analytics/reports/import/delete',
	method: 'EDIT',
	changes: 'own',
	denied,
	handle: () => ({
		data: {
			status: 'error',
			message: __(
				'Reports use your orders directly: there is nothing to delete.',
				'store-analytics',
			),
		},
	}),
});

/**
 * Counts accounts, orders and refunds since a day. `skip_existing` counts those that the reports lack: accounts without
 * a customer, and test orders.
 */
async function countTotals(context: StoreContext, { days, skip_existing }: Choices) {
	const isLacking = (condition: string) => (skip_existing ? raw(`AND NOT ${condition}`) : raw(''));
	const isOrderThere = 'EXISTS (SELECT 1 FROM wc_order_stats s WHERE s.order_id = e.id)';
	const isCustomer = 'EXISTS (SELECT 1 FROM wc_customer_lookup c WHERE c.user_id = e.id)';
	const since = days === undefined ? '0001-01-01 00:00:00' : startOf(context, days);
	const [counted] = await fetchRows<{ customers: number; orders: number }>(
		context.database,
		sql`SELECT
			(SELECT COUNT(*) FROM users e WHERE role = 'customer'
				AND COALESCE(date_created_gmt, CAST(${since} AS TIMESTAMP)) >= CAST(${since} AS TIMESTAMP)
				${isLacking(isCustomer)}) AS customers,
			(SELECT COUNT(*) FROM orders e WHERE status NOT IN (${raw("'auto-draft', 'trash'")})
				AND date_created_gmt >= CAST(${since} AS TIMESTAMP) ${isLacking(isOrderThere)})
				+ (SELECT COUNT(*) FROM refunds e
				WHERE date_created_gmt >= CAST(${since} AS TIMESTAMP) ${isLacking(isOrderThere)}) AS orders`,
	);
	return { customers: counted?.customers ?? 0, orders: counted?.orders ?? 0 };
}

/** Midnight, by UTC, so many days ago. */
function startOf({ now }: StoreContext, days: number): string {
	const day = new Date(now().getTime() - days * 86_400_000);
	return `${day.toISOString().slice(0, 10)} 00:00:00`;
}

/** The import of orders into the reports, which is already done. */
export const importRoutes: readonly Route[] = [
	startImport,
	importStatus,
	importTotals,
	cancelImport,
	deleteImport,
	...batchRoutes,
];
