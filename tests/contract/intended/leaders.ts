import { oncePer, oncePerName } from '../expected/once-per';
import { countedIn } from '../expected/request/filters';
import { isWithin, readPeriod } from '../expected/request/periods';
import { readQuery } from '../expected/request/query';
import { dateOf, type Shop } from '../expected/shop';
import { withoutTags } from '../expected/documents';
import { categoriesTable, couponsTable, productsTable } from '../expected/tables/sold';
import { buyers } from '../expected/tables/buyers';
import { rank, type Table } from '../expected/tables/table';
import type { Responses } from './responses';
import { isWritten, type Leader } from './leader-cells';
import { numberAt, valueAt } from './reply-values';
import { isSame } from './values';

/** Checks whether a row of our response is the one expected at this place of a leaderboard. */
export function isLeader(where: string, responses: Responses): boolean {
	const [, board = '', row = ''] = /^body\[(\d+)\]\.rows\[(\d+)\]/.exec(where) ?? [];
	const id = String(valueAt(responses.ours, `body[${board}].id`));
	const leader = leadersOf(id, responses)[Number(row)];
	const shown = valueAt(responses.ours, `body[${board}].rows[${row}]`);
	return (
		leader !== undefined &&
		String(valueAt(shown, '[0].value')).replaceAll('&amp;', '&') ===
			leader.name.replaceAll('&amp;', '&') &&
		difference(numberAt(shown, '[1].value'), leader.count) === 0 &&
		isSame(leader.amount, valueAt(shown, '[2].value'), responses) &&
		isWritten(where, leader, responses)
	);
}

/** Returns the rows of a leaderboard, best first. */
export function leadersOf(board: string, responses: Responses): readonly Leader[] {
	return boardsOf(responses)(board);
}

const boardsOf = oncePer((responses: Responses) =>
	oncePerName((board: string) => workOutLeaders(board, responses)),
);

function workOutLeaders(board: string, { shop, request, now }: Responses): Leader[] {
	const asked = readQuery(request.query);
	const period = readPeriod(asked, shop, now);
	const unfiltered = readQuery({});
	const isCounted = countedIn(shop);
	const tables: Record<string, () => Leader[]> = {
		products: () =>
			lines(productsTable(shop, unfiltered, period), 'items_sold', 'net_revenue', (id) => {
				const product = shop.products.get(id);
				return withoutTags(product?.name ?? `${shop.lastNames.get(id)} (Deleted)`);
			}),
		categories: () =>
			lines(
				categoriesTable(shop, unfiltered, period),
				'items_sold',
				'net_revenue',
				(id) => shop.documents.categories.find((one) => one.id === id)?.name,
			),
		coupons: () =>
			lines(couponsTable(shop, unfiltered, period), 'orders_count', 'amount', (id) =>
				couponName(id, shop),
			),
		customers: () =>
			buyers(shop, (row) => isCounted(row) && isWithin(period, dateOf(row, 'date_created')))
				.filter(({ lastOrder }) => lastOrder !== undefined)
				.map(({ document, orders, spent }) => ({
					id: document.id,
					name: document.name.trim(),
					count: orders,
					amount: spent,
				})),
	};
	const found = tables[board]?.() ?? [];
	const first = board === 'customers' ? 'amount' : 'count';
	return found.sort(
		(a, b) => difference(b[first], a[first]) || difference(b.amount, a.amount) || rank(a) - rank(b),
	);
}

/** A deleted coupon has the code of its orders. */
function couponName(id: number, { documents, coupons }: Shop): string {
	const known = documents.coupons.find((one) => one.id === id)?.code;
	const used = coupons.find(({ couponId }) => couponId === id)?.code ?? '';
	return known ?? `${used} (Deleted)`.trim();
}

/** Treats a difference of less than a millionth as none. */
function difference(one: number, other: number): number {
	return Math.abs(one - other) < 1e-6 ? 0 : one - other;
}

function lines(
	table: Table,
	count: string,
	amount: string,
	nameOf: (id: number) => string | undefined,
): Leader[] {
	return table.rows.flatMap(({ id, keys }) => {
		const name = nameOf(id);
		return name === undefined
			? []
			: [{ id, name, count: Number(keys[count]), amount: Number(keys[amount]) }];
	});
}
