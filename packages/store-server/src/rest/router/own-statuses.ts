import type { Database } from '../../database/database';
import { defaultOrderStatuses } from '../../schema/order-statuses';
import { orderStatuses } from '../reports/arguments';
import type { ArgumentSchemas } from './schema';

/** Every status that a request to this shop may name: its own, and those that no order shows. */
export async function loadOwnStatuses(database: Database): Promise<readonly string[]> {
	const [row] = await database.all<{ options: string | null }>(
		`SELECT json_extract_string(body, '$.options') AS options FROM settings
			WHERE id = 'woocommerce_excluded_report_order_statuses'`,
	);
	const options: unknown = JSON.parse(row?.options ?? 'null');
	const known = typeof options === 'object' && options ? options : defaultOrderStatuses;
	return ['any', 'trash', ...Object.keys(known)];
}

/** Arguments that take statuses, with those of the shop in place of WooCommerce's own. */
export function withOwnStatuses(
	schemas: ArgumentSchemas,
	statuses: readonly string[],
): ArgumentSchemas {
	const entries = Object.entries(schemas).map(([name, schema]) =>
		schema.items?.enum === orderStatuses
			? [name, { ...schema, items: { ...schema.items, enum: statuses } }]
			: [name, schema],
	);
	return Object.fromEntries(entries);
}
