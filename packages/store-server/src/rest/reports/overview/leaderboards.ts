import { __ } from '@wordpress/i18n';
import type { StoreContext } from '../../store-context';
import { moneyMarkup, formatCount } from '../../format/money';
import { route, type Call, type Route } from '../../router/route';
import { periodArguments } from '../arguments';
import { readPeriod } from '../../../reports/periods/period';
import { currenciesOfPeriod } from '../../../reports/breakdowns/currencies';
import { openShop, type Shop } from '../../../reports/shop';
import type { Period } from '../../../reports/periods/intervals';
import { buildQueryString } from '../../router/request/query-string';
import { readLeaders, type Leader, type LeaderboardId } from '../../../reports/overview/leaders';

interface Leaderboard {
	readonly label: () => string;
	readonly headers: () => readonly string[];
	/** Where a name leads: the report's path and the parameter that singles the row out. */
	readonly path: string;
	readonly single: string;
	readonly ids: string;
	/**
	 * Names of terms are HTML, as the shop has them. Those of customers with an account have entities, those of guests have
	 * none. All others are text.
	 */
	readonly names?: 'HTML' | 'with entities';
}

/** The boards in the order of replies. */
const boards: Readonly<Record<LeaderboardId, Leaderboard>> = {
	customers: {
		label: () => __('Top Customers - Total Spend', 'store-analytics'),
		headers: () => [
			__('Customer Name', 'store-analytics'),
			__('Orders', 'store-analytics'),
			__('Total Spend', 'store-analytics'),
		],
		names: 'with entities',
		path: '/analytics/customers',
		single: 'single_customer',
		ids: 'customers',
	},
	coupons: {
		label: () => __('Top Coupons - Number of Orders', 'store-analytics'),
		headers: () => [
			__('Coupon code', 'store-analytics'),
			__('Orders', 'store-analytics'),
			__('Amount discounted', 'store-analytics'),
		],
		path: '/analytics/coupons',
		single: 'single_coupon',
		ids: 'coupons',
	},
	categories: {
		label: () => __('Top categories - Items sold', 'store-analytics'),
		headers: () => [
			__('Category', 'store-analytics'),
			__('Items sold', 'store-analytics'),
			__('Net sales', 'store-analytics'),
		],
		names: 'HTML',
		path: '/analytics/categories',
		single: 'single_category',
		ids: 'categories',
	},
	products: {
		label: () => __('Top products - Items sold', 'store-analytics'),
		headers: () => [
			__('Product', 'store-analytics'),
			__('Items sold', 'store-analytics'),
			__('Net sales', 'store-analytics'),
		],
		path: '/analytics/products',
		single: 'single_product',
		ids: 'products',
	},
};

const boardIds = ['customers', 'coupons', 'categories', 'products'] as const;

const leaderboardArguments = {
	page: { type: 'integer', default: 1, minimum: 1 },
	per_page: { type: 'integer', default: 5, minimum: 1, maximum: 20 },
	...periodArguments,
	persisted_query: { type: 'string' },
} as const;

/** `GET leaderboards`: who and what sold best, every board; `currencies` if amounts add up several, with their orders. */
export const leaderboards: Route = route({
	path: '/wc-analytics/leaderboards',
	args: leaderboardArguments,
	handle: async (call) => ({ data: await readBoards(call, boardIds) }),
});

/** `GET leaderboards/allowed`: which boards there are. */
export const allowedLeaderboards: Route = route({
	path: '/wc-analytics/leaderboards/allowed',
	handle: () => ({ data: boardIds.map(describe), total: boardIds.length, totalPages: 1 }),
});

/** `GET leaderboards/customers` and so on: one board. */
export const singleLeaderboard: Route = route({
	path: '/wc-analytics/leaderboards/:leaderboard(\\w+)',
	args: {
		...leaderboardArguments,
		leaderboard: { type: 'string', enum: boardIds, required: true },
	},
	handle: async (call) => ({ data: await readBoards(call, [call.args.leaderboard]) }),
});

interface BoardArguments {
	readonly per_page: number;
	readonly after?: string;
	readonly before?: string;
	readonly persisted_query?: string;
}

function describe(id: LeaderboardId) {
	const { label, headers } = boards[id];
	return { id, label: label(), headers: headers().map((header) => ({ label: header })) };
}

async function readBoards(call: Call<BoardArguments>, ids: readonly LeaderboardId[]) {
	const { args, context } = call;
	const shop = await openShop(context);
	const period = readPeriod(args, shop.clock, context.now());
	const persisted = persistedQuery(args.persisted_query);
	const link = (board: Leaderboard, leader: Leader) => {
		const query = [...persisted, ['filter', board.single], [board.ids, leader.id]] as const;
		const kept = buildQueryString(new Map<string, unknown>(query));
		const address = `${call.siteUrl}/wp-admin/admin.php?page=wc-admin&path=${board.path}&${kept}`;
		return `<a href='${address}'>${asHtml(leader.name, board.names)}</a>`;
	};
	return readAll(context, shop, period, { ids, perPage: args.per_page, link });
}

interface BoardsQuery {
	readonly ids: readonly LeaderboardId[];
	readonly perPage: number;
	link(board: Leaderboard, leader: Leader): string;
}

async function readAll(
	context: StoreContext,
	shop: Shop,
	period: Period,
	{ ids, perPage, link }: BoardsQuery,
) {
	const replies = [];
	const currencies = await currenciesOfPeriod(context.database, shop, period);
	// One after the other: together they would take every connection from other requests.
	for (const id of ids) {
		const leaders = await readLeaders(context.database, shop, period, id, perPage);
		replies.push({
			...describe(id),
			...(currencies.length > 0 && { currencies }),
			rows: leaders.map((leader) => [
				{ display: link(boards[id], leader), value: leader.name },
				{
					display: formatCount(leader.count, shop.settings.currency),
					value: leader.count,
					format: 'number',
				},
				{
					display: moneyMarkup(leader.amount, shop.settings.currency, shop.settings.features),
					value: leader.amount,
					format: 'currency',
				},
			]),
		});
	}
	return replies;
}

/** The parameters that links keep, sent as JSON; anything else counts as none. */
function persistedQuery(text: string | undefined): [string, string][] {
	try {
		const parsed: unknown = JSON.parse(text ?? '{}');
		return typeof parsed === 'object' && parsed !== null
			? Object.entries(parsed).map(([key, value]) => [key, String(value)])
			: [];
	} catch {
		return [];
	}
}

function asHtml(name: string, kind: Leaderboard['names']): string {
	if (kind === 'HTML') return name;
	const ampersand = kind === 'with entities' ? /&(?!#?\w+;)/g : /&/g;
	return name.replace(ampersand, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
