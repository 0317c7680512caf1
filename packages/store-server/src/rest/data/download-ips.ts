import { fetchRows, sql } from '../../database/sql';
import { RestError } from '../router/errors';
import { route, type Route } from '../router/route';

/** `GET data/download-ips?match=203`: addresses that downloads came from and that begin like this, for the search box. */
export const downloadIps: Route = route({
	path: '/wc-analytics/data/download-ips',
	args: { match: { type: 'string' } },
	async handle({ args, context, restUrl }) {
		if (args.match === undefined) {
			throw new RestError(
				'woocommerce_rest_data_download_ips_invalid_request',
				'Invalid request. Please pass the match parameter.',
				400,
			);
		}
		const rows = await fetchRows<{ user_ip_address: string }>(
			context.database,
			sql`SELECT user_ip_address FROM wc_download_log
				WHERE starts_with(user_ip_address, ${args.match})
				GROUP BY user_ip_address ORDER BY MIN(download_log_id) LIMIT 10`,
		);
		const collection = [{ href: restUrl('/wc-analytics/data/download-ips') }];
		return {
			data: rows.map(({ user_ip_address }) => ({ user_ip_address, _links: { collection } })),
		};
	},
});
