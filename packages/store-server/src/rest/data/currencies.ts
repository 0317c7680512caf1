import type { StoreContext } from '../store-context';
import { openShop } from '../../reports/shop';
import { fetchRows, raw } from '../../database/sql';
import { RestError } from '../router/errors';
import { route, type Route } from '../router/route';

const path = '/wc/v3/data/currencies';

/** `GET data/currencies/current`, and any other by its code. */
export const currency: Route = route({
	path: `${path}/:currency([\\w-]+)`,
	args: { currency: { type: 'string', required: true } },
	async handle({ args, context, restUrl }) {
		const { settings } = await openShop(context);
		const asked = args.currency.toUpperCase();
		const code = asked === 'CURRENT' ? settings.currency.code : asked;
		const known = await describedCurrency(context, code);
		if (!known) {
			throw new RestError(
				'woocommerce_rest_data_invalid_currency',
				'There are no currencies matching these parameters.',
				404,
			);
		}
		const collection = restUrl(path);
		return {
			data: {
				code,
				...known,
				_links: {
					self: [{ href: `${collection}/${code}` }],
					collection: [{ href: collection }],
				},
			},
		};
	},
});

/** Name and symbol as the shop's own list of currencies has them: `Euro (&euro;) — EUR`. */
async function describedCurrency({ database }: StoreContext, code: string) {
	const [setting] = await fetchRows<{ options: string | null }>(
		database,
		raw(`SELECT json_extract_string(body, '$.options') AS options FROM settings
			WHERE group_id = 'general' AND id = 'woocommerce_currency'`),
	);
	const options: unknown = JSON.parse(setting?.options ?? '{}');
	const label: unknown = typeof options === 'object' && options && Reflect.get(options, code);
	const match = /^(.*) \((.*)\)(?: — .*)?$/.exec(typeof label === 'string' ? label : '');
	return match && { name: match[1], symbol: match[2] };
}
